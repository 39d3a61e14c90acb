import { useState } from 'react';
import { z } from 'zod';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { findTeams } from '#app/features/admin/find-choices.ts';
import { FormDialog } from '#app/features/admin/form-dialog.tsx';
import { useLeagueOutlet } from '#app/features/admin/league-outlet.ts';
import { type FindChoices, SearchedChoice } from '#app/features/admin/searched-choice.tsx';
import { Crest } from '#app/features/crest/crest.tsx';
import { SheetTools } from '#app/features/sheets/sheet-tools.tsx';
import { enterTeam, takeTeamOut } from '#app/lib/api-client-league.ts';
import { useWords } from '#app/lib/use-words.ts';
import { idSchema } from '#contract/primitives.ts';
import type { TeamRef } from '#contract/team.ts';

const entrySchema = z.strictObject({ team: idSchema });

export default function LeagueTeams() {
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<TeamRef>();
  const entered = new Set(league.teams.map(({ id }) => id));
  const findOthers: FindChoices = async (q) => {
    const found = await findTeams(t.admin.genders)(q);
    return { ...found, choices: found.choices.filter(({ value }) => !entered.has(value)) };
  };
  return (
    <section className="admin-card">
      <ul className="px-4">
        {league.teams.map((team) => (
          <li key={team.id} className="flex min-h-12 items-center justify-between gap-2">
            <span className="named">
              <Crest {...team} size={24} />
              {team.name}
            </span>
            <button className="row-action bad" type="button" onClick={() => setLeaving(team)}>
              {t.admin.remove}
              <span className="sr"> {team.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {league.teams.length === 0 && <p className="admin-empty">{t.admin.noLeagueTeams}</p>}
      <div className="card-actions">
        <button className="button small" type="button" onClick={() => setAdding(true)}>
          {t.admin.addTeam}
        </button>
        <SheetTools
          imports={['teams', 'players']}
          exports={['teams', 'players']}
          leagueId={league.id}
        />
      </div>
      {isAdding && (
        <FormDialog
          title={t.admin.addTeam}
          schema={entrySchema}
          missing={t.admin.fillRequired}
          send={({ team }) => enterTeam(league.id, team)}
          saved={t.admin.teamEntered}
          submitLabel={t.admin.add}
          onClose={() => setAdding(false)}
        >
          {(errors) => (
            <SearchedChoice
              name="team"
              label={t.admin.team}
              errors={errors}
              find={findOthers}
              required
            />
          )}
        </FormDialog>
      )}
      {leaving && (
        <ConfirmDialog
          title={leaving.name}
          text={t.admin.takeOutAsk(leaving.name)}
          action={t.admin.remove}
          run={() => takeTeamOut(league.id, leaving.id)}
          undo={() => enterTeam(league.id, leaving.id)}
          done={t.admin.teamTakenOut}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}
