import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ForgotForm } from '#app/features/sign-in/forgot-form.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';

export const handle: RouteHandle = { hydrate: true };

export function loader({ context }: LoaderFunctionArgs) {
  return { sendsMail: context.get(pageContext).sendsMail };
}

export default function ForgotPassword() {
  const { sendsMail } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <PlainFrame>
      <PageTitle title={t.registration.forgotTitle} />
      <meta name="robots" content="noindex" />
      <section className="panel-card">
        {sendsMail ? (
          <ForgotForm />
        ) : (
          <>
            <h1 className="title">{t.registration.forgotTitle}</h1>
            <p>{t.registration.resetOff}</p>
          </>
        )}
        <a className="link" href={to('/sign-in')}>
          {t.registration.signIn}
        </a>
      </section>
    </PlainFrame>
  );
}
