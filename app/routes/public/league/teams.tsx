import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { LeagueSide } from '#app/features/leagues/league-side.tsx';
import { TeamTable } from '#app/features/teams/team-table.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listTeams } from '#server/play/teams/queries.ts';
import { loadLeague } from './load-league.ts';
import { loadLeagueSide } from './load-league-side.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const [teams, side] = await Promise.all([
    listTeams(page.store, { league: league.id, limit: 100 }),
    loadLeagueSide(page, league.id),
  ]);
  return { league, teams: teams.items, side };
}

export default function LeagueTeams() {
  const { league, teams, side } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <LeagueHead league={league} />
        {teams.length === 0 ? (
          <p className="empty">{t.leagues.noTeams}</p>
        ) : (
          <TeamTable teams={teams} />
        )}
      </div>
      <LeagueSide {...side} />
    </LiveMain>
  );
}
