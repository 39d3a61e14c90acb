import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { STAFF, suspendSchema } from '#contract/discipline/discipline.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { type FindChoices, SearchedChoice } from '../../forms/searched-choice.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';
import { MoneyFields, moneyOf } from './money-fields.tsx';

type Props = { league: LeagueDetail; onClose: () => void };

/** The players of a team, by name. */
function findIn(team: string): FindChoices {
  return async (q) => {
    const query = { team, limit: 100, ...(q === '' ? {} : { q: q.slice(0, 100) }) };
    const { items, next } = await callApi('GET /players', { query });
    const choices = items.map(({ id, fullName, jerseyNumber }) => ({
      value: id,
      label: jerseyNumber === null ? fullName : `${jerseyNumber} ${fullName}`,
    }));
    return { choices, isAll: next === null };
  };
}

/** A suspension by decision, of a player or of somebody on the bench. */
export function SuspendDialog({ league, onClose }: Props) {
  const { t } = useWords();
  const words = t.disciplineOffice;
  const [team, setTeam] = useState('');
  const [staff, setStaff] = useState('');
  return (
    <FormDialog
      title={words.suspend}
      schema={suspendSchema}
      missing={t.admin.fillRequired}
      toInput={({ matches, fine, fineDue, ...values }) => ({
        ...values,
        matches: Number(matches),
        ...moneyOf('fine', fine, fineDue),
      })}
      send={(body, { key }) =>
        callApi('POST /leagues/{id}/suspensions', { path: { id: league.id }, body, key })
      }
      saved={words.suspended}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            name="team"
            label={t.admin.team}
            errors={errors}
            choices={league.teams.map(({ id, name }) => ({ value: id, label: name }))}
            empty={t.admin.choose}
            onChange={setTeam}
            required
          />
          {team !== '' && staff === '' && (
            <SearchedChoice
              key={team}
              name="player"
              label={words.person}
              errors={errors}
              find={findIn(team)}
            />
          )}
          <SelectField
            name="staff"
            label={words.staff}
            errors={errors}
            choices={choicesOf(STAFF, t.discipline.staff)}
            empty={words.noStaff}
            onChange={setStaff}
          />
          <div className="form-pair">
            <TextField
              name="matches"
              label={words.matches}
              errors={errors}
              type="number"
              defaultValue={1}
              required
            />
            <TextField
              name="from"
              label={words.from}
              hint={words.fromHint}
              errors={errors}
              type="date"
            />
          </div>
          <TextField name="reason" label={words.reason} errors={errors} required />
          <MoneyFields name="fine" errors={errors} />
        </>
      )}
    </FormDialog>
  );
}
