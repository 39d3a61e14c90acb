import { type FormEvent, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import { useSending } from '../account/use-sending.ts';
import { emailProblem } from './email-problem.ts';
import { FormProblem } from './form-problem.tsx';
import { MailSent } from './mail-sent.tsx';

/** Asks for the link that sets a new password. */
export function ForgotForm() {
  const { t, language } = useWords();
  const isReady = useHydrated();
  const [sentTo, setSentTo] = useState<string>();
  const [wrong, setWrong] = useState('');
  const { isSending, problem, send } = useSending({ INVALID_FIELDS: t.account.emailWrong });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const email = input?.value.trim() ?? '';
    const found = emailProblem(email, t.account);
    setWrong(found);
    if (found) return input?.focus();
    if (await send(() => callApi('POST /password-resets', { body: { email, language } })))
      setSentTo(email);
  }

  if (sentTo) {
    return (
      <MailSent
        email={sentTo}
        again={() => callApi('POST /password-resets', { body: { email: sentTo, language } })}
        onOther={() => setSentTo(undefined)}
      />
    );
  }
  return (
    <>
      <h1 className="title">{t.registration.forgotTitle}</h1>
      <p className="text-quiet">{t.registration.forgotText}</p>
      <form className="form" method="post" onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        <Field name="email" label={t.account.email} error={wrong || undefined}>
          {(wiring) => <input {...wiring} type="email" autoComplete="email" required />}
        </Field>
        <button className="button" type="submit" disabled={!isReady || isSending}>
          {isSending ? t.registration.sending : t.registration.sendLink}
        </button>
      </form>
    </>
  );
}
