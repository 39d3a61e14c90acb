import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FeedbackForm } from '#app/features/frame/feedback-form.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';

export const handle: RouteHandle = { shows: 'site', query: ['sent', 'error'] };

/** The form is led back here with `?sent=1`, or with `?error=` and what was at fault. */
export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  return { isSent: search.has('sent'), error: search.get('error') };
}

export default function Feedback() {
  const { isSent, error } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="prose stack">
      <PageHead title={t.pages.feedback} description={t.pages.feedbackDescription} />
      <h1 className="title">{t.pages.feedback}</h1>
      {isSent ? (
        <p className="card p-3" role="status">
          {t.pages.sent}
        </p>
      ) : (
        <>
          <p>{t.pages.feedbackText}</p>
          {error !== null && (
            <p className="card p-3" role="alert">
              {error === 'too-many' ? t.pages.tooMany : t.pages.notSent} {t.pages.textKept}
            </p>
          )}
          <FeedbackForm />
        </>
      )}
    </main>
  );
}
