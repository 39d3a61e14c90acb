import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { MatchDialog } from '#app/features/admin/match-dialog.tsx';
import { MatchTable } from '#app/features/admin/match-table.tsx';
import { useLiveReload } from '#app/features/admin/use-live-reload.ts';
import { listLeagues } from '#app/lib/api-client-league.ts';
import { deleteMatch, listMatches } from '#app/lib/api-client-match.ts';
import { listTeams } from '#app/lib/api-client-team.ts';
import { addDays, isDay, localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';

/** Seasons are long: older matches are asked for by their day. */
const SHOWN_DAYS = 30;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('from');
  const from = asked !== null && isDay(asked) ? asked : addDays(localDay(Date.now()), -SHOWN_DAYS);
  const [matches, teams, leagues] = await Promise.all([
    listMatches({ from }),
    listTeams(),
    listLeagues(),
  ]);
  return { matches, teams, leagues, from };
}

export default function Matches() {
  const { matches, teams, leagues, from } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<Match>();
  useLiveReload();
  const hasTeams = teams.length >= 2;
  return (
    <AdminPage
      title={t.admin.matches}
      actions={
        hasTeams && (
          <button className="button" type="button" onClick={() => setCreating(true)}>
            {t.admin.createMatch}
          </button>
        )
      }
    >
      <FromDay from={from} />
      {matches.length > 0 ? (
        <MatchTable matches={matches} onDelete={setDeleting} />
      ) : (
        <div className="admin-card admin-empty">
          <p>{hasTeams ? t.admin.noMatches : t.admin.needTeams}</p>
          {!hasTeams && (
            <Link className="button mt-4" to={to('/admin/teams')}>
              {t.admin.teams}
            </Link>
          )}
        </div>
      )}
      {isCreating && (
        <MatchDialog teams={teams} leagues={leagues} onClose={() => setCreating(false)} />
      )}
      {deleting && (
        <ConfirmDialog
          title={t.match.title(deleting.team1.name, deleting.team2.name)}
          text={t.admin.deleteMatch}
          action={t.admin.delete}
          run={() => deleteMatch(deleting.id)}
          done={t.admin.matchDeleted}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </AdminPage>
  );
}

/** The first day of the list; another one lists at once. */
function FromDay({ from }: { from: string }) {
  const { t } = useWords();
  const [, setSearch] = useSearchParams();
  return (
    <label className="facts-line">
      {t.admin.fromDay}
      <input
        className="day-input"
        type="date"
        defaultValue={from}
        onChange={(event) => {
          if (isDay(event.target.value)) setSearch({ from: event.target.value });
        }}
      />
    </label>
  );
}
