import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTeam } from './load-team.ts';
import { loadTeamTable } from './load-team-table.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** The table of the team's league, of its own group where the league has groups. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id, request);
  return { team, table: await loadTeamTable(page, team) };
}

export default function TeamStandings() {
  const { team, table } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="pair" hasNews>
      <div className="subject">
        <TeamHead team={team} />
        {table === null ? (
          <p className="empty">{t.people.noLeagueTable}</p>
        ) : (
          <>
            <h2 className="table-title">
              <a href={to(`/league/${table.league.id}`)}>{table.league.name}</a>
              {table.group !== null && ` · ${groupTitle(t, table.group)}`}
            </h2>
            <StandingsTable
              standings={table.standings}
              label={table.league.name}
              marked={[team.id]}
            />
          </>
        )}
      </div>
      <ListBeside href={to(`/team/${team.id}`)} isWideOnly />
    </LiveMain>
  );
}
