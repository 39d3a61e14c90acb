import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { newPasswordProblem, PasswordField } from '../sign-in/password-field.tsx';
import { useSending } from './use-sending.ts';

/** A new password in place of the one that is known. */
export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const { t, to } = useWords();
  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.ownAccount.passwordTitle}</h2>
      {hasPassword ? (
        <PasswordForm />
      ) : (
        <>
          <p>{t.ownAccount.noPassword}</p>
          <a className="link" href={to('/forgot-password')}>
            {t.registration.forgotTitle}
          </a>
        </>
      )}
    </section>
  );
}

function PasswordForm() {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const [wrong, setWrong] = useState({ current: '', password: '' });
  const [isDone, setDone] = useState(false);
  const { isSending, problem, send } = useSending({
    WRONG_PASSWORD: t.ownAccount.wrongPassword,
    GUESSABLE_PASSWORD: t.registration.passwordGuessable,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const current = String(fields.get('current'));
    const password = String(fields.get('password'));
    const found = {
      current: current === '' ? t.account.passwordMissing : '',
      password: newPasswordProblem(password, t.registration),
    };
    setDone(false);
    setWrong(found);
    const first = found.current ? 'current' : found.password ? 'password' : undefined;
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    if (
      !(await send(() =>
        callApi('PUT /account/password', { body: { current, password }, query: { language } }),
      ))
    )
      return;
    form.reset();
    setDone(true);
    await revalidate();
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <PasswordField
        name="current"
        label={t.ownAccount.current}
        autoComplete="current-password"
        error={wrong.current}
      />
      <PasswordField
        name="password"
        label={t.ownAccount.next}
        autoComplete="new-password"
        error={wrong.password}
      />
      <div className="line">
        <button className="button small" type="submit" disabled={isSending}>
          {t.ownAccount.changePassword}
        </button>
        <span role="status">{isDone && t.ownAccount.passwordChanged}</span>
      </div>
    </form>
  );
}
