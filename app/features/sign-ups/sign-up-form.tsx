import { useState } from 'react';
import { choicesOf } from '#app/features/admin/lists/list-filter.tsx';
import { rememberSent } from '#app/features/entries/sent-tokens.ts';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { SelectField, TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { CONSENT_SCOPES } from '#contract/people/consent.ts';
import { GENDERS } from '#contract/primitives.ts';
import { type OpenedSignUp, signUpFormSchema } from '#contract/sign-ups/sign-up.ts';
import { flatErrors, signUpBody, signUpInput } from './sign-up-input.ts';

export type OpenForm = Extract<OpenedSignUp, { kind: 'form' }>;
type Props = { token: string; form: OpenForm };

/** The invitation to sign up for a team, and its form. */
export function SignUpForm({ token, form }: Props) {
  const { t, language } = useWords();
  const [isOpen, setOpen] = useState(false);
  const words = t.joining;
  const last = localDay(Date.parse(form.expiresAt) - 1);
  return (
    <section className="panel-card">
      <p>{words.formText}</p>
      <p className="text-quiet">{words.untilDay(formatDay(language, last, 'dated'))}</p>
      <p>
        <button className="button" type="button" onClick={() => setOpen(true)}>
          {words.start}
        </button>
      </p>
      {isOpen && <SignUpDialog token={token} form={form} onClose={() => setOpen(false)} />}
    </section>
  );
}

function SignUpDialog({ token, form, onClose }: Props & { onClose: () => void }) {
  const { t } = useWords();
  const words = t.joining;
  const [dateOfBirth, setDateOfBirth] = useState('');
  const isMinor = dateOfBirth > form.adultsBornBy;
  return (
    <FormDialog
      title={`${words.title} ${words.forTeam(form.team.name)}`}
      schema={signUpFormSchema(isMinor)}
      missing={t.admin.fillRequired}
      submitLabel={words.send}
      toInput={(values, data) => ({ ...signUpInput(values, data, isMinor), token })}
      send={async (data) => {
        const sent = await callApi('POST /sign-ups', { body: signUpBody(data) });
        rememberSent(token, sent.token);
        window.location.hash = sent.token;
      }}
      saved={words.sent}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <PersonFields form={form} errors={errors} onBorn={setDateOfBirth} />
          {isMinor && <GuardianFields errors={flatErrors(errors)} />}
        </>
      )}
    </FormDialog>
  );
}

type PersonProps = { form: OpenForm; errors: FormErrors; onBorn: (day: string) => void };

function PersonFields({ form, errors, onBorn }: PersonProps) {
  const { t } = useWords();
  const words = t.joining;
  return (
    <>
      <TextField name="fullName" label={t.admin.fullName} errors={errors} required />
      <div className="form-pair">
        <TextField
          name="dateOfBirth"
          label={t.admin.dateOfBirth}
          type="date"
          max={localDay(Date.now())}
          errors={errors}
          onChange={onBorn}
          required
        />
        <SelectField
          name="gender"
          label={t.admin.gender}
          errors={errors}
          choices={choicesOf(GENDERS, t.admin.genders)}
          defaultValue={form.gender}
          required
        />
        <TextField
          name="jerseyNumber"
          label={t.signUps.shirtWanted}
          type="number"
          errors={errors}
        />
        <TextField name="position" label={t.admin.position} errors={errors} />
      </div>
      <TextField
        name="phone"
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        errors={errors}
        required
      />
    </>
  );
}

const PARENTS = ['mother', 'father', 'guardian'] as const;

function GuardianFields({ errors }: { errors: FormErrors }) {
  const { t } = useWords();
  const words = t.joining;
  return (
    <>
      <h3 className="subtitle">{words.guardianTitle}</h3>
      <p>{words.guardianText}</p>
      <TextField name="givenBy" label={words.guardianName} errors={errors} required />
      <SelectField
        name="relation"
        label={t.consents.relation}
        errors={errors}
        choices={choicesOf(PARENTS, t.consents.relations)}
        empty={t.admin.choose}
        required
      />
      <fieldset>
        <legend>{t.consents.scope}</legend>
        {CONSENT_SCOPES.map((scope) => (
          <label className="check" key={scope}>
            <input type="checkbox" name={scope} defaultChecked={scope === 'name'} />
            {t.consents.scopes[scope]}
          </label>
        ))}
        {errors.scopes && <p className="field-error">{t.consents.scopeMissing}</p>}
      </fieldset>
    </>
  );
}
