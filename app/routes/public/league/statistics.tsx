import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeaderLists } from '#app/features/leaders/leader-lists.tsx';
import { LeagueBox } from '#app/features/leaders/league-box.tsx';
import { LeagueFigures } from '#app/features/leagues/league-figures.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { leagueStatistics } from '#app/features/leagues/league-statistics.ts';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { getLeaders } from '#server/play/leaders/queries.ts';
import { getLeagueStatistics } from '#server/play/statistics/queries.ts';
import { loadAllMatches } from './load-all-matches.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores', style: 'statistics' };

/** Players in each list of leaders. */
const MOST_LEADERS = 7;
/** The table of all is a file. */
const MOST_PLAYERS = 20;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const [matches, leaders, touches] = await Promise.all([
    loadAllMatches(page, league.id),
    getLeaders(page.store, league.id, MOST_LEADERS, page.now),
    getLeagueStatistics(page.store, league.id, page.now),
  ]);
  const shown = { ...touches, players: touches.players.slice(0, MOST_PLAYERS) };
  return { league, leaders, touches: shown, figures: leagueStatistics(matches) };
}

export default function LeagueStatisticsPage() {
  const { league, leaders, touches, figures } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="pair" hasNews>
      <div className="subject">
        <LeagueHead league={league} />
        <nav className="pills" aria-label={t.leagues.statistics}>
          <a href={to(`/league/${league.id}/statistics`)} aria-current="page">
            {t.leagues.statistics}
          </a>
          <a href={to(`/league/${league.id}/forecast`)}>{t.forecast.title}</a>
        </nav>
        <LeaderLists leaders={leaders} />
        <LeagueBox league={league.id} statistics={touches} />
        <LeagueFigures figures={figures} />
      </div>
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}
