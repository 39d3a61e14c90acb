import { useState } from 'react';
import { z } from 'zod';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { TeamLink } from '#app/features/admin/frame/team-link.tsx';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { Crest } from '#app/features/crest/crest.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { findTeams } from '#app/features/forms/find-choices.ts';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { type FindChoices, SearchedChoice } from '#app/features/forms/searched-choice.tsx';
import { ListTools } from '#app/features/imports/list-tools.tsx';
import { WrittenTeamsDialog } from '#app/features/imports/written-teams-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { idSchema } from '#contract/primitives.ts';

const entrySchema = z.strictObject({ team: idSchema });

export default function LeagueTeams() {
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const runsSite = useRunsSite();
  const [open, setOpen] = useState<'write' | 'add'>();
  const [leaving, setLeaving] = useState<TeamRef>();
  /** Into its group too: taking a team out of a league takes it out of that as well. */
  function putBack(team: string) {
    const group = league.groups.find(({ teams }) => teams.some(({ id }) => id === team));
    return group
      ? callApi('POST /leagues/{id}/groups/{gid}/teams/{teamId}', {
          path: { id: league.id, gid: group.id, teamId: team },
        })
      : callApi('POST /leagues/{id}/teams/{teamId}', { path: { id: league.id, teamId: team } });
  }

  return (
    <section className="admin-card">
      <ul className="px-4">
        {league.teams.map((team) => (
          <li key={team.id} className="flex min-h-12 items-center justify-between gap-2">
            <TeamLink className="named" id={team.id} league={league.id}>
              <Crest {...team} size={24} />
              {team.name}
            </TeamLink>
            <button className="row-action bad" type="button" onClick={() => setLeaving(team)}>
              {t.admin.remove}
              <span className="sr"> {team.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {league.teams.length === 0 && <p className="admin-empty">{t.admin.noLeagueTeams}</p>}
      <div className="card-actions">
        {runsSite && (
          <button className="button small" type="button" onClick={() => setOpen('write')}>
            {t.typedLists.teams.open}
          </button>
        )}
        <button className="button soft small" type="button" onClick={() => setOpen('add')}>
          {t.admin.addTeam}
        </button>
        <ListTools
          imports={runsSite ? ['teams', 'players'] : []}
          exports={runsSite ? ['teams', 'players'] : ['teams']}
          leagueId={league.id}
        />
      </div>
      {open === 'write' && (
        <WrittenTeamsDialog leagueId={league.id} onClose={() => setOpen(undefined)} />
      )}
      {open === 'add' && <AddTeamDialog league={league} onClose={() => setOpen(undefined)} />}
      {leaving && (
        <ConfirmDialog
          title={leaving.name}
          text={t.admin.takeOutAsk(leaving.name)}
          action={t.admin.remove}
          run={() =>
            callApi('DELETE /leagues/{id}/teams/{teamId}', {
              path: { id: league.id, teamId: leaving.id },
            })
          }
          undo={() => putBack(leaving.id)}
          done={t.admin.teamTakenOut}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

type AddProps = { league: LeagueDetail; onClose: () => void };

function AddTeamDialog({ league, onClose }: AddProps) {
  const { t } = useWords();
  const entered = new Set(league.teams.map(({ id }) => id));
  const findOthers: FindChoices = async (q) => {
    const found = await findTeams(t.admin.genders)(q);
    return { ...found, choices: found.choices.filter(({ value }) => !entered.has(value)) };
  };
  return (
    <FormDialog
      title={t.admin.addTeam}
      schema={entrySchema}
      missing={t.admin.fillRequired}
      send={({ team }) =>
        callApi('POST /leagues/{id}/teams/{teamId}', { path: { id: league.id, teamId: team } })
      }
      saved={t.admin.teamEntered}
      submitLabel={t.admin.add}
      onClose={onClose}
    >
      {(errors) => (
        <SearchedChoice
          name="team"
          label={t.admin.team}
          errors={errors}
          find={findOthers}
          none={t.guide.noTeamLeft}
          required
        />
      )}
    </FormDialog>
  );
}
