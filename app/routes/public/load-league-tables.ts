import type { LeagueTable } from '#app/features/leagues/league-tables.tsx';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import {
  placesBefore,
  readTableFacts,
  type TableView,
  tableOf,
} from '#server/play/standings/queries.ts';

/**
 * The table of a league; where it has groups, theirs alone: across them no place means anything.
 *
 * @param hasRises with the places of a round before
 */
export function loadLeagueTables(
  { store, sharedRead }: Pick<PageContext, 'store' | 'sharedRead'>,
  league: string,
  view: TableView['view'] = 'all',
  hasRises = false,
): Promise<LeagueTable[]> {
  return sharedRead(
    `tables ${league} ${view} ${hasRises}`,
    () => computeTables(store, league, view, hasRises),
    'results',
  );
}

async function computeTables(
  store: PageContext['store'],
  league: string,
  view: TableView['view'],
  hasRises: boolean,
): Promise<LeagueTable[]> {
  const facts = await readTableFacts(store, league);
  const { groups } = facts.league;
  const tableIn = (group: LeagueTable['group']): LeagueTable => {
    const of = group ? { group: group.id } : {};
    return {
      group,
      standings: tableOf(facts, { view, ...of }),
      before: hasRises ? placesBefore(facts, of) : {},
    };
  };
  return groups.length === 0
    ? [tableIn(null)]
    : groups.map(({ id, name }) => tableIn({ id, name }));
}
