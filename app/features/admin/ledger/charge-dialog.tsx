import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { CHARGE_KINDS, newChargesSchema } from '#contract/ledger/ledger.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

const ALL = 'all';

type Props = { league: LeagueDetail; onClose: () => void };

/** A fee or a fine of one team, or of all. */
export function ChargeDialog({ league, onClose }: Props) {
  const { t } = useWords();
  const words = t.ledger;
  const teams = league.teams.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog
      title={words.charge}
      schema={newChargesSchema}
      missing={t.admin.fillRequired}
      toInput={({ teams: chosen, amount, ...values }) => ({
        ...values,
        teams: chosen === ALL ? teams.map(({ value }) => value) : [chosen].filter(Boolean),
        amount: Number(amount),
      })}
      send={(body, { key }) =>
        callApi('POST /leagues/{id}/charges', { path: { id: league.id }, body, key })
      }
      saved={words.charged1}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            name="teams"
            label={words.teams}
            hint={words.chargeText}
            errors={errors}
            choices={[{ value: ALL, label: words.allTeams }, ...teams]}
            empty={t.admin.choose}
            required
          />
          <SelectField
            name="kind"
            label={words.kind}
            errors={errors}
            choices={choicesOf(CHARGE_KINDS, words.kinds)}
            defaultValue="entry-fee"
          />
          <TextField name="text" label={words.text} errors={errors} required />
          <div className="form-pair">
            <TextField
              name="amount"
              label={words.shillings}
              errors={errors}
              type="number"
              required
            />
            <TextField name="dueOn" label={words.dueOn} errors={errors} type="date" />
          </div>
        </>
      )}
    </FormDialog>
  );
}
