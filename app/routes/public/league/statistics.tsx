import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueFigures } from '#app/features/leagues/league-figures.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { leagueStatistics } from '#app/features/leagues/league-statistics.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadAllMatches } from './load-all-matches.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const figures = leagueStatistics(await loadAllMatches(page, league.id));
  return { league, figures };
}

export default function LeagueStatisticsPage() {
  const { league, figures } = useLoaderData<typeof loader>();
  return (
    <LiveMain className="stack" hasNews>
      <LeagueHead league={league} />
      <LeagueFigures figures={figures} />
    </LiveMain>
  );
}
