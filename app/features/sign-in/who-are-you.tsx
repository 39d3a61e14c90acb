import { type FormEvent, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Account } from '#contract/accounts/account.ts';
import { type Role, SELF_CHOSEN_ROLES } from '#contract/accounts/user.ts';
import { landingOf } from '../account/landing.ts';
import { useSending } from '../account/use-sending.ts';
import { FormProblem } from './form-problem.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { AgeCheck } from './register-form.tsx';

/** 'Who Are You?': answered once; the answer opens a landing area and gives no rights. */
export function WhoAreYou({ me }: { me: Account }) {
  const { t, to } = useWords();
  return (
    <PlainFrame>
      <PageTitle title={t.account.whoTitle} />
      <section className="panel-card">
        <h1 className="title">{t.account.whoTitle}</h1>
        {me.roleChosen || me.role === 'admin' ? (
          <>
            <p>
              {t.account.welcome(me.name)} · {t.account.roles[me.role]}
            </p>
            <a className="button" href={to(landingOf(me))}>
              {t.frame.myArea}
            </a>
          </>
        ) : (
          <RoleQuestion me={me} />
        )}
      </section>
    </PlainFrame>
  );
}

function RoleQuestion({ me }: { me: Account }) {
  const { t, to } = useWords();
  const [age, setAge] = useState('');
  const { isSending, problem, send } = useSending();

  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const role = submitter?.value as Role;
    const isOfAge = me.ageConfirmed || new FormData(form).has('ofAge');
    setAge(isOfAge ? '' : t.registration.ofAgeMissing);
    if (!isOfAge) return form.querySelector<HTMLInputElement>('[name=ofAge]')?.focus();
    await send(async () => {
      if (!me.ageConfirmed) await callApi('PATCH /account', { body: { isOfAge: true } });
      await callApi('PATCH /users/{id}', { path: { id: me.id }, body: { role } });
      window.location.assign(to('/'));
    });
  }

  return (
    <form className="form" onSubmit={choose} noValidate>
      <p className="text-quiet">{t.account.whoText}</p>
      <FormProblem text={problem} />
      {!me.ageConfirmed && <AgeCheck problem={age} />}
      <div className="role-grid">
        {SELF_CHOSEN_ROLES.map((role) => (
          <button key={role} type="submit" name="role" value={role} disabled={isSending}>
            <b>{t.account.roles[role]}</b>
            <span>{t.account.roleTexts[role]}</span>
          </button>
        ))}
      </div>
    </form>
  );
}
