import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { TeamTable } from '#app/features/teams/team-table.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listTeams } from '#server/play/teams/queries.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const teams = await listTeams(page.store, { league: league.id, limit: 100 });
  return { league, teams: teams.items };
}

export default function LeagueTeams() {
  const { league, teams } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
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
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}
