import type { LeagueTable } from '#app/features/leagues/league-tables.tsx';
import type { PageContext } from '#server/http/page-context.ts';
import { listGroups } from '#server/leagues/queries.ts';
import { getStandings, type StandingsOptions } from '#server/standings/queries.ts';

/** The table of a league; where it has groups, theirs alone: across them no place means anything. */
export async function loadLeagueTables(
  { store }: Pick<PageContext, 'store'>,
  league: string,
  view: StandingsOptions['view'] = 'all',
): Promise<LeagueTable[]> {
  const groups = await listGroups(store, league);
  if (groups.length === 0) {
    return [{ group: null, standings: await getStandings(store, league, { view }) }];
  }
  return Promise.all(
    groups.map(async ({ id, name }) => ({
      group: { id, name },
      standings: await getStandings(store, league, { view, group: id }),
    })),
  );
}
