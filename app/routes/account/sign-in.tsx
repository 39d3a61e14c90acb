import { PlainFrame } from '#app/features/account/plain-frame.tsx';
import { SignInForm } from '#app/features/account/sign-in-form.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';

export const handle: RouteHandle = { hydrate: true };

export default function SignIn() {
  const { t } = useWords();
  return (
    <PlainFrame>
      <PageHead title={t.account.signInTitle} description={t.account.signInDescription} />
      <section className="panel-card">
        <h1 className="title">{t.account.signInTitle}</h1>
        <SignInForm />
        <p className="divider">{t.account.or}</p>
        <button
          className="button soft"
          type="button"
          aria-disabled="true"
          aria-describedby="google-off"
        >
          {t.account.google}
        </button>
        <p className="field-hint" id="google-off">
          {t.account.googleOff}
        </p>
      </section>
      <p className="aside">{t.account.noAccount}</p>
    </PlainFrame>
  );
}
