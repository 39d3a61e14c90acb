import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Account } from '#contract/accounts/account.ts';
import { LOCALES } from '#contract/language.ts';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { OwnPicture } from './own-picture.tsx';
import { useSending } from './use-sending.ts';

/** Picture and name to change, and what else is known. */
export function ProfileCard({ account }: { account: Account }) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const [wrong, setWrong] = useState('');
  const [isSaved, setSaved] = useState(false);
  const { isSending, problem, send } = useSending();
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' });
  const methods = [
    ...(account.hasPassword ? [t.ownAccount.withPassword] : []),
    ...(account.hasGoogle ? [t.ownAccount.withGoogle] : []),
  ];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name=name]');
    const name = input?.value.trim() ?? '';
    setSaved(false);
    setWrong(name === '' ? t.registration.nameMissing : '');
    if (name === '') return input?.focus();
    if (!(await send(() => callApi('PATCH /account', { body: { name } })))) return;
    setSaved(true);
    await revalidate();
  }

  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.ownAccount.profile}</h2>
      <OwnPicture photo={account.photo} />
      <form className="form" onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        <Field name="name" label={t.registration.name} error={wrong || undefined}>
          {(wiring) => (
            <input
              {...wiring}
              defaultValue={account.name}
              autoComplete="name"
              maxLength={120}
              required
            />
          )}
        </Field>
        <div className="line">
          <button className="button small" type="submit" disabled={isSending}>
            {t.ownAccount.saveName}
          </button>
          <span role="status">{isSaved && t.ownAccount.saved}</span>
        </div>
      </form>
      <FactList
        facts={[
          [t.ownAccount.email, account.email],
          [t.ownAccount.role, t.account.roles[account.role]],
          [t.ownAccount.signInWith, methods.join(', ')],
        ]}
      />
      <p className="field-hint">{t.ownAccount.since(day.format(new Date(account.createdAt)))}</p>
    </section>
  );
}
