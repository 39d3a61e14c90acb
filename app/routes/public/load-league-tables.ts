import type { LeagueTable } from '#app/features/leagues/league-tables.tsx';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { readTableFacts, type TableView, tableOf } from '#server/play/standings/queries.ts';

/** The table of a league; where it has groups, theirs alone: across them no place means anything. */
export async function loadLeagueTables(
  { store }: Pick<PageContext, 'store'>,
  league: string,
  view: TableView['view'] = 'all',
): Promise<LeagueTable[]> {
  const facts = await readTableFacts(store, league);
  const { groups } = facts.league;
  if (groups.length === 0) return [{ group: null, standings: tableOf(facts, { view }) }];
  return groups.map(({ id, name }) => ({
    group: { id, name },
    standings: tableOf(facts, { view, group: id }),
  }));
}
