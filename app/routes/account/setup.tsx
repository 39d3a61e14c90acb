import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SetUpForm } from '#app/features/setup/set-up-form.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { isSetUpOpen } from '#server/site/setup/queries.ts';

export const handle: RouteHandle = { hydrate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return { isOpen: await isSetUpOpen(context.get(pageContext).store.db) };
}

/** The first start in a browser: closed as soon as somebody has an account. */
export default function Setup() {
  const { isOpen } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const title = isOpen ? t.brand.title : t.brand.closedTitle;
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <section className="panel-card">
        <h1 className="title">{title}</h1>
        <p className="text-quiet">{isOpen ? t.brand.intro : t.brand.closedText}</p>
        {isOpen ? (
          <>
            <SetUpForm />
            <p>
              <a className="link" href={to('/setup/restore')}>
                {t.restore.instead}
              </a>
            </p>
          </>
        ) : (
          <a className="button" href={to('/sign-in')}>
            {t.account.signInTitle}
          </a>
        )}
      </section>
    </PlainFrame>
  );
}
