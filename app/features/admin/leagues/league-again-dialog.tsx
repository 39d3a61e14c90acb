import { useNavigate } from 'react-router';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { copyLeagueSchema, type LeagueDetail } from '#contract/leagues/league.ts';
import { findSeasons } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SearchedChoice } from '../../forms/searched-choice.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { nextName, yearLater } from './next-season.ts';

type Props = { league: LeagueDetail; onClose: () => void };

/** The same league for another season, without what happened in this one. */
export function LeagueAgainDialog({ league, onClose }: Props) {
  const { t, to } = useWords();
  const navigate = useNavigate();
  const words = t.leagueAgain;
  return (
    <FormDialog
      title={words.title}
      schema={copyLeagueSchema}
      missing={t.admin.fillRequired}
      toInput={({ name, startsAt, season }, form) => ({
        name,
        startsAt,
        season: season ?? null,
        teams: form.has('teams'),
        moves: form.has('moves'),
        groups: form.has('groups'),
      })}
      send={async (body, { key }) => {
        const { id } = await callApi('POST /leagues/{id}/copies', {
          path: { id: league.id },
          body,
          key,
        });
        navigate(to(`/admin/viewLeagues/${id}`));
      }}
      saved={words.made}
      submitLabel={words.make}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-sm text-quiet">{words.text}</p>
          <TextField
            name="name"
            label={t.admin.name}
            errors={errors}
            defaultValue={nextName(league.name)}
            required
          />
          <TextField
            name="startsAt"
            label={t.admin.startsAt}
            type="date"
            errors={errors}
            defaultValue={yearLater(league.startsAt.slice(0, 10))}
            required
          />
          <SearchedChoice
            name="season"
            label={t.seasons.season}
            errors={errors}
            find={findSeasons}
            empty={t.seasons.noSeason}
          />
          <label className="check">
            <input type="checkbox" name="teams" defaultChecked />
            {words.teams(league.teams.length)}
          </label>
          {(league.phases.promotion ?? league.phases.relegation) && (
            <label className="check">
              <input type="checkbox" name="moves" defaultChecked />
              {words.moves}
            </label>
          )}
          {league.groups.length > 0 && (
            <label className="check">
              <input type="checkbox" name="groups" />
              {words.groups}
            </label>
          )}
        </>
      )}
    </FormDialog>
  );
}
