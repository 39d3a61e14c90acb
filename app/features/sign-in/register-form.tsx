import { type FormEvent, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { Field } from '#app/ui/field.tsx';
import { useSending } from '../account/use-sending.ts';
import { emailProblem } from './email-problem.ts';
import { FormProblem } from './form-problem.tsx';
import { MailSent } from './mail-sent.tsx';

type Registration = { name: string; email: string };
type Problems = { name?: string; email?: string; ofAge?: string };

/** Name and address; the password is chosen behind the link of the mail. */
export function RegisterForm() {
  const { t, language } = useWords();
  const isReady = useHydrated();
  const [registration, setRegistration] = useState<Registration>();
  const [problems, setProblems] = useState<Problems>({});
  const { isSending, problem, send } = useSending({ INVALID_FIELDS: t.account.emailWrong });
  const register = (registration: Registration) =>
    callApi('POST /registrations', { body: { ...registration, isOfAge: true, language } });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const registration = { name: textOf(fields, 'name'), email: textOf(fields, 'email') };
    const found = problemsOf(registration, fields.has('ofAge'), t);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    if (await send(() => register(registration))) setRegistration(registration);
  }

  if (registration) {
    return (
      <MailSent
        email={registration.email}
        again={() => register(registration)}
        onOther={() => setRegistration(undefined)}
      />
    );
  }
  return (
    <>
      <h1 className="title">{t.registration.signUpTitle}</h1>
      <form className="form" method="post" onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        <Field
          name="name"
          label={t.registration.name}
          hint={t.registration.nameHint}
          error={problems.name}
        >
          {(wiring) => <input {...wiring} autoComplete="name" maxLength={120} required />}
        </Field>
        <Field name="email" label={t.account.email} error={problems.email}>
          {(wiring) => <input {...wiring} type="email" autoComplete="email" required />}
        </Field>
        <AgeCheck problem={problems.ofAge} />
        <button className="button" type="submit" disabled={!isReady || isSending}>
          {isSending ? t.registration.sending : t.registration.sendLink}
        </button>
      </form>
    </>
  );
}

/** The same sentence as in the terms and in the privacy policy. */
export function AgeCheck({ problem }: { problem: string | undefined }) {
  const { t } = useWords();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name="ofAge"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'age-problem' : undefined}
        />
        {t.registration.ofAge}
      </label>
      {problem && (
        <p className="field-error" id="age-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

function textOf(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim();
}

function problemsOf({ name, email }: Registration, isOfAge: boolean, t: Messages): Problems {
  const wrongEmail = emailProblem(email, t.account);
  return {
    ...(name === '' ? { name: t.registration.nameMissing } : {}),
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(isOfAge ? {} : { ofAge: t.registration.ofAgeMissing }),
  };
}
