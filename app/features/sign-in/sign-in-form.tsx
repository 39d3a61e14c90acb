import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiProblem, ApiUnreachable } from '#app/lib/api/client.ts';
import { findMe, signIn } from '#app/lib/api/session.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { Field } from '#app/ui/field.tsx';
import { landingOf, requestedPage } from '../account/landing.ts';
import { CodeField } from './code-field.tsx';
import { signInNameProblem } from './email-problem.ts';
import { FormProblem } from './form-problem.tsx';
import { PasswordField } from './password-field.tsx';

type Problems = { email?: string; password?: string; code?: string; form?: string };

export function SignInForm() {
  const { t, to } = useWords();
  const isReady = useHydrated();
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const codeInput = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (asksCode) codeInput.current?.querySelector('input')?.focus();
  }, [asksCode]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email')).trim();
    const password = String(fields.get('password'));
    const found = checkSignIn(email, password, t.account);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      form.querySelector<HTMLInputElement>(`[name=${found.email ? 'email' : 'password'}]`)?.focus();
      return;
    }
    setSending(true);
    try {
      const code = asksCode ? String(fields.get('code')).trim() : undefined;
      await signIn({ email, password, code, ...(fields.has('shared') ? { shared: true } : {}) });
      const me = await findMe();
      const landing = me ? landingOf(me) : '/';
      window.location.assign(requestedPage(window.location.search) ?? to(landing));
    } catch (error) {
      const secret = linkSecretOf(error);
      if (secret !== undefined) return window.location.assign(`${to('/reset-password')}${secret}`);
      setProblems(problemsOf(error, t, asksCode));
      setSending(false);
      if (error instanceof ApiProblem && error.code === 'SECOND_FACTOR') setAsksCode(true);
    }
  }

  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <FormProblem text={problems.form ?? ''} />
      <Field name="email" label={t.account.emailOrPhone} error={problems.email}>
        {(wiring) => <input {...wiring} inputMode="email" autoComplete="username" required />}
      </Field>
      <PasswordField
        name="password"
        label={t.account.password}
        autoComplete="current-password"
        error={problems.password ?? ''}
      />
      {asksCode && (
        <div ref={codeInput}>
          <CodeField
            label={t.secondStep.askTitle}
            hint={t.secondStep.askHint}
            error={problems.code ?? ''}
          />
        </div>
      )}
      <label className="check">
        <input type="checkbox" name="shared" />
        {t.account.sharedDevice}
      </label>
      <button className="button" type="submit" disabled={!isReady || isSending}>
        {isSending ? t.account.signingIn : t.account.signIn}
      </button>
    </form>
  );
}

/**
 * The secret of the link by which a person chooses a new password, with its `#`; undefined unless
 * somebody else has set the present one.
 */
function linkSecretOf(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'NEW_PASSWORD') return undefined;
  return new URL(String(error.members.link)).hash;
}

function checkSignIn(email: string, password: string, words: Messages['account']): Problems {
  const problems: Problems = {};
  const wrongName = signInNameProblem(email, words);
  if (wrongName) problems.email = wrongName;
  if (password === '') problems.password = words.passwordMissing;
  return problems;
}

/** A wrong pair is said beside the password, whichever of the two is wrong. */
function problemsOf(error: unknown, t: Messages, hadCode: boolean): Problems {
  const words = t.account;
  if (error instanceof ApiUnreachable) return { form: words.unreachable };
  if (!(error instanceof ApiProblem)) return { form: words.failed };
  if (error.code === 'WRONG_CREDENTIALS') return { password: words.wrongPair };
  if (error.code === 'SECOND_FACTOR' || error.errors.some(({ field }) => field === 'code')) {
    return { code: hadCode ? t.secondStep.codeWrong : t.secondStep.ask };
  }
  return { form: error.code === 'TOO_MANY' ? words.tooMany : words.failed };
}
