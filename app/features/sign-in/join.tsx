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
      <PageHead title={t.joining.signUpTitle} description={t.joining.signUpDescription} />
      <section className="panel-card">
        {sendsMail ? (
          <RegisterForm />
        ) : (
          <>
            <h1 className="title">{t.joining.signUpTitle}</h1>
            <p>{t.joining.mailOff}</p>
          </>
        )}
        <p className="divider">{t.account.or}</p>
        <GoogleButton isOn={hasGoogle} />
      </section>
      <p className="aside">
        {t.joining.haveOne}{' '}
        <a className="link" href={to('/sign-in')}>
          {t.joining.signIn}
        </a>
      </p>
      <p className="aside">
        {t.joining.watchingNeedsNone}{' '}
        <a className="link" href={to('/terms')}>
          {t.joining.terms}
        </a>{' '}
        ·{' '}
        <a className="link" href={to('/privacy')}>
          {t.joining.privacy}
        </a>
      </p>
    </PlainFrame>
  );
}
