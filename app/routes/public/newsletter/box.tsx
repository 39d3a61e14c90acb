import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { NewsletterNotice } from '#app/features/newsletter/newsletter-notice.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';

export const handle: RouteHandle = { shows: 'site', query: ['sent', 'error'] };

/** Forms are led here with `?sent=` and what was done, or with `?error=` and what was at fault. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { sendsMail } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  return { sendsMail, sent: search.get('sent'), error: search.get('error') };
}

export default function NewsletterPage() {
  const { sendsMail, sent, error } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const notice = noticeAfter(sent, t.newsletter);
  if (notice) return <NewsletterNotice {...notice} />;
  const fault = faultOf(error, t.newsletter);
  return (
    <main id="main" className="prose stack">
      <PageHead title={t.newsletter.title} description={t.newsletter.description} />
      <meta name="robots" content="noindex" />
      <h1 className="title">{t.newsletter.title}</h1>
      {fault !== undefined && (
        <p className="card p-3" role="alert">
          {fault}
        </p>
      )}
      {sendsMail ? (
        <>
          <p>{t.newsletter.text}</p>
          <NewsletterForm />
        </>
      ) : (
        <p>{t.newsletter.noMail}</p>
      )}
    </main>
  );
}

type NewsletterWords = ReturnType<typeof useWords>['t']['newsletter'];

function noticeAfter(sent: string | null, words: NewsletterWords) {
  switch (sent) {
    case 'asked':
      return { title: words.askedTitle, text: words.askedText };
    case 'confirmed':
      return { title: words.confirmedTitle, text: words.confirmedText };
    case 'ended':
      return { title: words.endedTitle, text: words.endedText };
    default:
      return undefined;
  }
}

function faultOf(error: string | null, words: NewsletterWords): string | undefined {
  if (error === null) return undefined;
  if (error === 'too-many') return words.tooMany;
  return error === 'link' ? `${words.invalidTitle}. ${words.invalidText}` : words.badAddress;
}
