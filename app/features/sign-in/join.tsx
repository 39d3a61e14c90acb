import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { GoogleButton } from './google-button.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { RegisterForm } from './register-form.tsx';

export type Ways = { sendsMail: boolean; hasGoogle: boolean };

/** For visitors: an account by e-mail or with Google, or why not. */
export function Join({ sendsMail, hasGoogle }: Ways) {
  const { t, to } = useWords();
  return (
    <PlainFrame>
      <PageHead title={t.registration.signUpTitle} description={t.registration.signUpDescription} />
      <meta name="robots" content="noindex" />
      <section className="panel-card">
        {sendsMail ? (
          <RegisterForm />
        ) : (
          <>
            <h1 className="title">{t.registration.signUpTitle}</h1>
            <p>{t.registration.mailOff}</p>
          </>
        )}
        <p className="divider">{t.account.or}</p>
        <GoogleButton isOn={hasGoogle} />
      </section>
      <p className="aside">
        {t.registration.haveOne}{' '}
        <a className="link" href={to('/sign-in')}>
          {t.registration.signIn}
        </a>
      </p>
      <p className="aside">
        {t.registration.watchingNeedsNone}{' '}
        <a className="link" href={to('/terms')}>
          {t.registration.terms}
        </a>{' '}
        ·{' '}
        <a className="link" href={to('/privacy')}>
          {t.registration.privacy}
        </a>
      </p>
    </PlainFrame>
  );
}
