import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeaderLists } from '#app/features/leaders/leader-lists.tsx';
import { LeagueFigures } from '#app/features/leagues/league-figures.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { LeagueSide } from '#app/features/leagues/league-side.tsx';
import { leagueStatistics } from '#app/features/leagues/league-statistics.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { getLeaders } from '#server/play/leaders/queries.ts';
import { loadAllMatches } from './load-all-matches.ts';
import { loadLeague } from './load-league.ts';
import { loadLeagueSide } from './load-league-side.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** Players in each list of leaders. */
const MOST_LEADERS = 7;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const [matches, side, leaders] = await Promise.all([
    loadAllMatches(page, league.id),
    loadLeagueSide(page, league.id),
    getLeaders(page.store, league.id, MOST_LEADERS, page.now),
  ]);
  return { league, side, leaders, figures: leagueStatistics(matches) };
}

export default function LeagueStatisticsPage() {
  const { league, side, leaders, figures } = useLoaderData<typeof loader>();
  return (
    <LiveMain className="pair" hasNews>
      <div className="subject">
        <LeagueHead league={league} />
        <LeaderLists leaders={leaders} />
        <LeagueFigures figures={figures} />
      </div>
      <LeagueSide {...side} />
    </LiveMain>
  );
}
