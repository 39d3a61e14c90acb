import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import { teamFormOf } from '#app/features/teams/team-matches.ts';
import { TeamOverview, type TeamOverviewData } from '#app/features/teams/team-overview.tsx';
import { teamPoints } from '#app/features/teams/team-points.ts';
import { TeamSide } from '#app/features/teams/team-side.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import { type PageContext, pageContext } from '#server/platform/pages/page-context.ts';
import { listCountedRoster } from '#server/play/players/queries.ts';
import { loadLogged } from './load-logged.ts';
import { loadTeam, loadTeamMatches } from './load-team.ts';
import { loadTeamTable } from './load-team-table.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** Matches whose logs are read for the points of a team, the latest ones. */
const MOST_LOGS = 10;
const MOST_SCORERS = 5;
/** Older results are on the pages of their leagues. */
const MOST_RESULTS = 12;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id, request);
  const { coming, past } = await loadTeamMatches(page, team.id);
  const [table, scorers] = await Promise.all([
    loadTeamTable(page, team),
    loadScorers(page, team, past),
  ]);
  const overview: TeamOverviewData = {
    team,
    ...teamFormOf(team.id, { coming, past }),
    table,
    scorers,
  };
  return { overview, coming, past: past.slice(0, MOST_RESULTS) };
}

async function loadScorers(page: PageContext, team: TeamDetail, past: readonly Match[]) {
  const logged = await loadLogged(page, team.id, past, MOST_LOGS);
  if (logged.length === 0) return { lines: [], matches: 0 };
  const roster = await listCountedRoster(page.store, team.id, page.now);
  return { lines: teamPoints(logged, roster).slice(0, MOST_SCORERS), matches: logged.length };
}

export default function TeamFixtures() {
  const { overview, coming, past } = useLoaderData<typeof loader>();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <TeamHead team={overview.team} />
        <TeamOverview {...overview} />
      </div>
      <TeamSide team={overview.team.id} coming={coming} past={past} />
    </LiveMain>
  );
}
