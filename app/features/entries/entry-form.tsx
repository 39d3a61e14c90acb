import { useState } from 'react';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { type Choice, SelectField, TextArea, TextField } from '#app/features/forms/text-field.tsx';
import { shillings } from '#app/features/ledger/shillings.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { entryFormSchema, type OpenedEntry } from '#contract/entries/team-entry.ts';
import { GENDERS } from '#contract/primitives.ts';
import { enteredPlayers } from './entered-players.ts';
import { rememberSent } from './sent-tokens.ts';

export type OpenForm = Extract<OpenedEntry, { kind: 'form' }>;
type Props = { token: string; form: OpenForm };

/** The invitation to enter a team, and its form. */
export function EntryForm({ token, form }: Props) {
  const page = useWords();
  const { t, language } = page;
  const [isOpen, setOpen] = useState(false);
  const words = t.teamEntries;
  const last = localDay(Date.parse(form.expiresAt) - 1);
  return (
    <section className="panel-card">
      <p>{words.formText}</p>
      <p className="text-quiet">{words.untilDay(formatDay(language, last, 'dated'))}</p>
      {form.fee !== null && (
        <p>
          {words.feePaid}: <b className="num">{shillings(form.fee, page)}</b>
        </p>
      )}
      <p>
        <button className="button" type="button" onClick={() => setOpen(true)}>
          {words.start}
        </button>
      </p>
      {isOpen && <EntryDialog token={token} form={form} onClose={() => setOpen(false)} />}
    </section>
  );
}

function EntryDialog({ token, form, onClose }: Props & { onClose: () => void }) {
  const { t } = useWords();
  const words = t.teamEntries;
  return (
    <FormDialog
      title={`${words.title} ${words.forLeague(form.league.name)}`}
      schema={entryFormSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.send}
      toInput={({ players = '', feePaid, ...values }) => ({
        ...values,
        token,
        feePaid: feePaid === 'yes',
        players: enteredPlayers(players),
      })}
      send={async (body) => {
        const sent = await callApi('POST /team-entries', { body });
        rememberSent(token, sent.token);
        window.location.hash = sent.token;
      }}
      saved={words.sent}
      onClose={onClose}
    >
      {(errors) => <EntryFields form={form} errors={errors} />}
    </FormDialog>
  );
}

function EntryFields({ form, errors }: { form: OpenForm; errors: FormErrors }) {
  const { t } = useWords();
  const words = t.teamEntries;
  const genders: Choice[] = GENDERS.map((value) => ({ value, label: t.admin.genders[value] }));
  const paid: Choice[] = [
    { value: 'no', label: words.feeChoices.no },
    { value: 'yes', label: words.feeChoices.yes },
  ];
  return (
    <>
      <TextField name="name" label={words.name} errors={errors} required />
      <div className="form-pair">
        <TextField name="city" label={words.city} errors={errors} required />
        <SelectField
          name="gender"
          label={t.admin.gender}
          errors={errors}
          choices={genders}
          empty={t.admin.choose}
          required
        />
      </div>
      <TextField name="club" label={words.clubName} hint={words.clubHint} errors={errors} />
      <TextField name="coach" label={words.coachName} errors={errors} />
      <div className="form-pair">
        {(['jerseyColor1', 'jerseyColor2'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t.admin[name]}
            type="color"
            errors={errors}
            defaultValue="#ffffff"
          />
        ))}
      </div>
      <TextArea
        name="players"
        label={words.roster}
        hint={words.rosterHint(form.mostPlayers)}
        errors={errors}
        rows={8}
      />
      <TextField name="contactName" label={words.contactName} errors={errors} required />
      <TextField name="phone" label={words.phone} type="tel" errors={errors} required />
      {form.fee !== null && (
        <div className="form-pair">
          <SelectField name="feePaid" label={words.feePaid} errors={errors} choices={paid} />
          <TextField name="feeReference" label={words.feeReference} errors={errors} />
        </div>
      )}
    </>
  );
}
