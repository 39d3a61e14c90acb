import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { GoogleButton } from '#app/features/sign-in/google-button.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { SignInForm } from '#app/features/sign-in/sign-in-form.tsx';
import { isRefused, SignedInNotice, useSignedIn } from '#app/features/sign-in/signed-in-notice.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { isSetUpOpen } from '#server/site/setup/queries.ts';

export const handle: RouteHandle = { hydrate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { hasGoogle, store } = context.get(pageContext);
  return { hasGoogle, waits: await isSetUpOpen(store.db) };
}

export default function SignIn() {
  const { hasGoogle, waits } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const me = useSignedIn();
  const { search } = useLocation();
  return (
    <PlainFrame>
      <PageTitle title={t.account.signInTitle} />
      <meta name="description" content={t.account.signInDescription} />
      <meta name="robots" content="noindex" />
      <section className="panel-card">
        <h1 className="title">{t.account.signInTitle}</h1>
        {waits && (
          <p className="form-problem">
            {t.brand.waits}{' '}
            <a className="link" href={to('/setup')}>
              {t.brand.title}
            </a>
          </p>
        )}
        {me && <SignedInNotice me={me} />}
        {!isRefused(me, search) && <SignInForm />}
        <a className="link" href={to('/forgot-password')}>
          {t.registration.forgot}
        </a>
        <p className="divider">{t.account.or}</p>
        <GoogleButton isOn={hasGoogle} />
      </section>
      <p className="aside">
        {t.registration.noAccount}{' '}
        <a className="link" href={to('/sign-up')}>
          {t.registration.create}
        </a>
      </p>
      <p className="aside">{t.registration.watchingNeedsNone}</p>
    </PlainFrame>
  );
}
