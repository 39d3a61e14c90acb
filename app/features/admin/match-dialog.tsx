import { createMatch, updateMatch } from '#app/lib/api-client-match.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { League } from '#contract/league.ts';
import { createMatchSchema, type Match } from '#contract/match.ts';
import type { Team } from '#contract/team.ts';
import { FormDialog } from './form-dialog.tsx';
import { SelectField, TextField } from './text-field.tsx';

type Props = {
  teams: readonly Team[];
  leagues: readonly Pick<League, 'id' | 'name'>[];
  /** The match to change; without it a new one is made. */
  match?: Match;
  /** The league that a new match is for, as far as the page tells. */
  leagueId?: string;
  onClose: () => void;
};

export function MatchDialog({ teams, leagues, match, leagueId, onClose }: Props) {
  const { t } = useWords();
  const teamChoices = teams.map(({ id, name, gender }) => ({
    value: id,
    label: `${name} (${t.admin.genders[gender]})`,
  }));
  const types = [
    { value: 'Friendly', label: t.admin.friendly },
    { value: 'Beach', label: t.admin.beach },
    ...leagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormDialog
      title={match ? t.admin.editMatch : t.admin.createMatch}
      schema={createMatchSchema}
      missing={t.admin.fillAll}
      toInput={({ location = '', round, ...values }) => ({
        ...values,
        location,
        round: round ?? null,
      })}
      send={(input) => (match ? updateMatch(match.id, input) : createMatch(input))}
      saved={match ? t.admin.matchSaved : t.admin.matchCreated}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {(['team1', 'team2'] as const).map((side) => (
            <SelectField
              key={side}
              name={side}
              label={t.admin[side]}
              errors={errors}
              choices={teamChoices}
              empty={t.admin.choose}
              defaultValue={match?.[side].id}
              required
            />
          ))}
          <SelectField
            name="matchType"
            label={t.admin.matchType}
            errors={errors}
            choices={types}
            empty={t.admin.choose}
            defaultValue={match?.matchType ?? leagueId}
            required
          />
          <div className="form-pair">
            <TextField
              name="matchDate"
              label={t.admin.date}
              type="date"
              errors={errors}
              defaultValue={match?.matchDate ?? localDay(Date.now())}
              required
            />
            <TextField
              name="matchTime"
              label={t.admin.time}
              type="time"
              errors={errors}
              defaultValue={match?.matchTime}
              required
            />
          </div>
          <TextField
            name="location"
            label={t.admin.location}
            errors={errors}
            defaultValue={match?.location}
            hint={t.admin.optional}
          />
          <TextField
            name="round"
            label={t.admin.round}
            errors={errors}
            defaultValue={match?.round ?? undefined}
            hint={t.admin.optional}
          />
        </>
      )}
    </FormDialog>
  );
}
