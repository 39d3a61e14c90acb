import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { seasonPath } from '#app/features/leaders/team-season/season-path.ts';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { hasLoggedRows } from '#server/play/leaders/queries.ts';
import { loadTeam } from './load-team.ts';
import { loadTeamTable } from './load-team-table.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** The table of the team's league, and whether its matches there have figures: those that are scored point by point. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id, request);
  const table = await loadTeamTable(page, team);
  const hasFigures =
    table !== null && (await hasLoggedRows(page.store.db, table.league.id, team.id));
  return { team, table, hasFigures };
}

export default function TeamStandings() {
  const { team, table, hasFigures } = useLoaderData<typeof loader>();
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
            {hasFigures && (
              <a className="link inline-block py-3" href={to(seasonPath(table.league.id, team.id))}>
                {t.figures.season.toTeam}
              </a>
            )}
          </>
        )}
      </div>
      <ListBeside href={to(`/team/${team.id}`)} isWideOnly />
    </LiveMain>
  );
}
