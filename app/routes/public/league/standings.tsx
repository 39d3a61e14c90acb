import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import { StandingsViews, standingsViewOf } from '#app/features/leagues/standings-views.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { getStandings } from '#server/standings/queries.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** One table, or one for each group where the league has groups. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const view = standingsViewOf(new URL(request.url).searchParams);
  const groups = league.groups.length > 0 ? league.groups : [null];
  const tables = await Promise.all(
    groups.map(async (group) => ({
      name: group?.name ?? null,
      standings: await getStandings(page.store, league.id, {
        view,
        ...(group ? { group: group.id } : {}),
      }),
    })),
  );
  return { league, view, tables };
}

export default function LeagueStandings() {
  const { league, view, tables } = useLoaderData<typeof loader>();
  return (
    <LiveMain className="stack wide-table" hasNews>
      <LeagueHead league={league} />
      <StandingsViews path={`/league/${league.id}/standingList`} view={view} />
      {tables.map((table) => (
        <section key={table.name} className="stack">
          {table.name !== null && <h2 className="subtitle">{table.name}</h2>}
          <StandingsTable standings={table.standings} label={table.name ?? league.name} />
        </section>
      ))}
    </LiveMain>
  );
}
