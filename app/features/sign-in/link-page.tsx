import { type FormEvent, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { findMe, signIn } from '#app/lib/api/session.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { landingOf } from '../account/landing.ts';
import { useSending } from '../account/use-sending.ts';
import { FormProblem } from './form-problem.tsx';
import { newPasswordProblem, PasswordField } from './password-field.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { useLinkToken } from './use-link-token.ts';

type Props = {
  kind: 'registrations' | 'password-resets';
  title: string;
  text: string;
  /** The page that gives another link. */
  anew: { href: string; label: string };
};

/** Behind a mailed link: choose a password, and be signed in. */
export function LinkPage({ kind, title, text, anew }: Props) {
  const { t, to } = useWords();
  const isReady = useHydrated();
  const token = useLinkToken();
  const [wrong, setWrong] = useState('');
  const [isSpent, setSpent] = useState(false);
  const { isSending, problem, send } = useSending({
    GUESSABLE_PASSWORD: t.registration.passwordGuessable,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name=password]');
    const password = input?.value ?? '';
    const found = newPasswordProblem(password, t.registration);
    setWrong(found);
    if (found) return input?.focus();
    await send(async () => {
      const email = await redeem(password);
      if (email === undefined) return;
      if (!(await signsIn(email, password))) return window.location.assign(to('/sign-in'));
      const me = await findMe();
      window.location.assign(to(me ? landingOf(me) : '/sign-in'));
    });
  }

  async function redeem(password: string): Promise<string | undefined> {
    try {
      const body = { token: token ?? '', password };
      return (await callApi(`POST /${kind}/confirm`, { body })).email;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'NOT_FOUND') throw error;
      setSpent(true);
      return undefined;
    }
  }

  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <section className="panel-card">
        {isSpent || token === '' ? (
          <>
            <h1 className="title">{t.registration.linkTitle}</h1>
            <p>{t.registration.linkText}</p>
            <a className="button" href={to(anew.href)}>
              {anew.label}
            </a>
          </>
        ) : (
          <>
            <h1 className="title">{title}</h1>
            <p className="text-quiet">{text}</p>
            <form className="form" method="post" onSubmit={submit} noValidate>
              <FormProblem text={problem} />
              <PasswordField
                name="password"
                label={t.registration.password}
                autoComplete="new-password"
                error={wrong}
              />
              <button className="button" type="submit" disabled={!isReady || isSending}>
                {isSending ? t.registration.signingIn : t.registration.save}
              </button>
            </form>
          </>
        )}
      </section>
    </PlainFrame>
  );
}

/** Not where a second step is to follow, which the page of sign-in asks for. */
async function signsIn(email: string, password: string): Promise<boolean> {
  try {
    await signIn({ email, password });
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'SECOND_FACTOR') return false;
    throw error;
  }
}
