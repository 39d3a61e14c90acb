import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import {
  decideProtestSchema,
  enterProtestSchema,
  type Protest,
} from '#contract/discipline/discipline.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FormErrors } from '../../forms/form-values.ts';
import { SelectField, TextArea, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';
import { MoneyFields, moneyOf } from './money-fields.tsx';

type EnterProps = { league: LeagueDetail; matches: readonly Match[]; onClose: () => void };

/** A protest of one of the two teams of a match. */
export function EnterProtestDialog({ league, matches, onClose }: EnterProps) {
  const { t, language } = useWords();
  const words = t.disciplineOffice;
  const [chosen, setChosen] = useState('');
  const match = matches.find(({ id }) => id === chosen);
  const teams = match ? [match.team1, match.team2] : [];
  return (
    <FormDialog
      title={words.enterProtest}
      schema={enterProtestSchema}
      missing={t.admin.fillRequired}
      toInput={({ fee, feeDue, ...values }) => ({ ...values, ...moneyOf('fee', fee, feeDue) })}
      send={(body, { key }) =>
        callApi('POST /leagues/{id}/protests', { path: { id: league.id }, body, key })
      }
      saved={words.protestSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            name="match"
            label={words.match}
            errors={errors}
            choices={matches.map(({ id, matchDate, team1, team2 }) => ({
              value: id,
              label: `${formatShortDay(language, matchDate)} ${team1.name} – ${team2.name}`,
            }))}
            empty={t.admin.choose}
            onChange={setChosen}
            required
          />
          <SelectField
            key={chosen}
            name="team"
            label={t.admin.team}
            errors={errors}
            choices={teams.map(({ id, name }) => ({ value: id, label: name }))}
            empty={t.admin.choose}
            required
          />
          <TextField name="subject" label={words.subject} errors={errors} required />
          <div className="form-pair">
            <TextField
              name="receivedOn"
              label={words.receivedOn}
              errors={errors}
              type="date"
              defaultValue={localDay(Date.now())}
              required
            />
            <TextField name="decideBy" label={words.decideBy} errors={errors} type="date" />
          </div>
          <MoneyFields name="fee" errors={errors} />
        </>
      )}
    </FormDialog>
  );
}

type DecideProps = { league: LeagueDetail; protest: Protest; onClose: () => void };

/** The decision about a protest, with the reason that everybody reads. */
export function DecideProtestDialog({ league, protest, onClose }: DecideProps) {
  const { t } = useWords();
  const words = t.disciplineOffice;
  const { state, match } = protest;
  const teams = league.teams.filter(({ name }) => [match.team1, match.team2].includes(name));
  return (
    <FormDialog
      title={words.decide}
      schema={decideProtestSchema}
      missing={t.admin.fillRequired}
      toInput={({ fine, fineDue, fineTeam, ...values }) => ({
        ...values,
        ...moneyOf('fine', fine, fineDue, { team: fineTeam }),
      })}
      send={(body) =>
        callApi('POST /leagues/{id}/protests/{entry}/decision', {
          path: { id: league.id, entry: protest.id },
          body,
        })
      }
      saved={words.decided}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            <b>{protest.team.name}</b> {protest.subject}
          </p>
          <SelectField
            name="state"
            label={words.outcome}
            errors={errors}
            choices={choicesOf(decideProtestSchema.shape.state.options, t.discipline.states)}
            empty={t.admin.choose}
            defaultValue={state === 'open' ? undefined : state}
            required
          />
          <TextArea
            name="decision"
            label={words.reason}
            errors={errors}
            defaultValue={protest.decision}
            required
          />
          <MoneyFields name="fine" errors={errors} />
          <SelectField
            name="fineTeam"
            label={t.ledger.fineTeam}
            errors={withTeam(errors)}
            choices={teams.map(({ id, name }) => ({ value: id, label: name }))}
            empty={t.ledger.noFine}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The server names the team within the fine. */
function withTeam(errors: FormErrors): FormErrors {
  const team = errors['fine.team'];
  return team === undefined ? errors : { ...errors, fineTeam: team };
}
