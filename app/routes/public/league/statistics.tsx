import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeaderLists } from '#app/features/leaders/leader-lists.tsx';
import { LeaguePlayerBox, LeagueTeamBox } from '#app/features/leaders/league-box.tsx';
import { LeaguePhases } from '#app/features/leaders/league-phases.tsx';
import {
  LeagueViews,
  readLeagueView,
  shownLeagueViews,
} from '#app/features/leaders/league-views.tsx';
import { TeamSeason } from '#app/features/leaders/team-season/team-season.tsx';
import { LeagueFigures } from '#app/features/leagues/league-figures.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { leagueStatistics } from '#app/features/leagues/league-statistics.ts';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { type PageContext, pageContext } from '#server/platform/pages/page-context.ts';
import { getLeaders } from '#server/play/leaders/queries.ts';
import { findTeamStatistics, getLeagueStatistics } from '#server/play/statistics/queries.ts';
import { loadAllMatches } from './load-all-matches.ts';
import { loadLeague } from './load-league.ts';

/** `team`: the one whose season is shown; `player`: the one of it whose zones are. */
export const handle: RouteHandle = {
  shows: 'scores',
  query: ['view', 'team', 'player'],
  style: 'statistics',
};

/** Players in each list of leaders. */
const MOST_LEADERS = 7;
/** The table of all is a file. */
const MOST_PLAYERS = 20;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const query = new URL(request.url).searchParams;
  const touches = await getLeagueStatistics(page.store, league.id, page.now);
  const view = readLeagueView(query);
  const views = shownLeagueViews(touches);
  const isUnlisted = !views.includes(view);
  const base = { league, view, views, isUnlisted, overview: null, season: null, touches: null };
  const team = query.get('team');
  if (team !== null) {
    const season = await loadSeason(page, { league: league.id, team, player: query.get('player') });
    const { phases, touches } = season.statistics;
    return { ...base, season, isUnlisted: phases === null && touches === null };
  }
  if (view === 'overview') return { ...base, overview: await loadOverview(page, league.id) };
  const shown = { ...touches, players: touches.players.slice(0, MOST_PLAYERS) };
  return { ...base, touches: shown };
}

type Choice = { league: string; team: string; player: string | null };

async function loadSeason({ store, now }: PageContext, { player, ...choice }: Choice) {
  const named = { ...choice, player: player ?? undefined };
  const statistics = await findTeamStatistics(store, named, now);
  if (!statistics) throw data(null, { status: 404 });
  return { statistics, chosen: player };
}

async function loadOverview(page: PageContext, league: string) {
  const [matches, leaders] = await Promise.all([
    loadAllMatches(page, league),
    getLeaders(page.store, league, MOST_LEADERS, page.now),
  ]);
  return { leaders, figures: leagueStatistics(matches) };
}

export default function LeagueStatisticsPage() {
  const { league, view, views, isUnlisted, overview, season, touches } =
    useLoaderData<typeof loader>();
  const { to } = useWords();
  return (
    <LiveMain className="pair" hasNews>
      <div className="subject">
        <LeagueHead league={league} part={season?.statistics.team.name} isUnlisted={isUnlisted} />
        <LeagueViews league={league.id} views={views} open={view} />
        {overview && (
          <>
            <LeaderLists leaders={overview.leaders} />
            <LeagueFigures figures={overview.figures} />
          </>
        )}
        {season && <TeamSeason league={league.id} {...season} />}
        {touches && view === 'teams' && (
          <>
            <LeaguePhases league={league.id} phases={touches.phases} />
            <LeagueTeamBox league={league.id} statistics={touches} />
          </>
        )}
        {touches && view === 'players' && (
          <LeaguePlayerBox league={league.id} statistics={touches} />
        )}
      </div>
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}
