import { Link, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { MatchTable } from '#app/features/admin/match-table.tsx';
import { useLiveReload } from '#app/features/admin/use-live-reload.ts';
import { listLeagues } from '#app/lib/api-client-league.ts';
import { listMatches } from '#app/lib/api-client-match.ts';
import { listPlayers, listTeams } from '#app/lib/api-client-team.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';

export async function clientLoader() {
  const [today, live, teams, players, leagues] = await Promise.all([
    listMatches({ date: localDay(Date.now()) }),
    listMatches({ status: 'Live' }),
    listTeams(),
    listPlayers(),
    listLeagues(),
  ]);
  return {
    today,
    counts: {
      live: live.length,
      teams: teams.length,
      players: players.length,
      leagues: leagues.length,
    },
  };
}

const PLACES = {
  live: '/admin/matches',
  teams: '/admin/teams',
  players: '/admin/allPlayers',
  leagues: '/admin/leagues',
} as const;

export default function Dashboard() {
  const { today, counts } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  useLiveReload();
  return (
    <AdminPage title={t.admin.dashboard}>
      <div className="counts">
        {(['live', 'teams', 'players', 'leagues'] as const).map((name) => (
          <Link key={name} className="count" to={to(PLACES[name])}>
            <b className="num">{counts[name]}</b>
            {t.admin.counts[name]}
          </Link>
        ))}
      </div>
      <h2 className="subtitle">{t.admin.todaysMatches}</h2>
      {today.length === 0 ? (
        <div className="admin-card admin-empty">
          <p>{t.admin.noneToday}</p>
          <Link className="button soft mt-4" to={to('/admin/matches')}>
            {t.admin.matches}
          </Link>
        </div>
      ) : (
        <MatchTable matches={today} />
      )}
    </AdminPage>
  );
}
