import { type FormEvent, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Account } from '#contract/accounts/account.ts';
import { emailProblem } from '../sign-in/email-problem.ts';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useSending } from './use-sending.ts';

/** Another address to sign in with: asked for here, confirmed by the mail to it. */
export function EmailCard({ account }: { account: Account }) {
  const { t, language } = useWords();
  const [wrong, setWrong] = useState({ email: '', password: '' });
  const [sentTo, setSentTo] = useState('');
  const { isSending, problem, send } = useSending({
    WRONG_PASSWORD: t.ownAccount.wrongPassword,
    SIGN_IN_AGAIN: t.newEmail.signInAgain,
    UNAVAILABLE: t.newEmail.noMail,
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('newEmail')).trim();
    const password = fields.get('emailPassword');
    const found = {
      email: emailProblem(email, t.account),
      password: password === '' ? t.account.passwordMissing : '',
    };
    setSentTo('');
    setWrong(found);
    const first = found.email ? 'newEmail' : found.password ? 'emailPassword' : undefined;
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    const confirmed = typeof password === 'string' ? { password } : {};
    if (
      !(await send(() =>
        callApi('POST /account/email', { body: { email, language, ...confirmed } }),
      ))
    )
      return;
    form.reset();
    setSentTo(email);
  }

  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.newEmail.title}</h2>
      <p>{t.newEmail.now(account.email)}</p>
      <form className="form" onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        <Field name="newEmail" label={t.newEmail.next} error={wrong.email || undefined}>
          {(wiring) => (
            <input {...wiring} type="email" autoComplete="email" maxLength={200} required />
          )}
        </Field>
        {account.hasPassword && (
          <PasswordField
            name="emailPassword"
            label={t.ownAccount.erasePassword}
            autoComplete="current-password"
            error={wrong.password}
          />
        )}
        <div className="line">
          <button className="button small" type="submit" disabled={isSending}>
            {t.newEmail.ask}
          </button>
          <span role="status">{sentTo && t.newEmail.sent(sentTo)}</span>
        </div>
      </form>
    </section>
  );
}
