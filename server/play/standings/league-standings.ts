import type { LeagueStandings } from '#contract/leagues/standings.ts';
import type { Store } from '#server/platform/db/store.ts';
import { groupOf, readTableFacts, type TableView, tableOf } from './queries.ts';

/** A table with its league and group, and the latest change of what it rests on. Throws not-found. */
export async function getLeagueStandings(
  store: Store,
  leagueId: string,
  view: Pick<TableView, 'group' | 'view'>,
): Promise<LeagueStandings> {
  const facts = await readTableFacts(store, leagueId);
  const { league, results, carried, entries } = facts;
  const group = groupOf(league, view.group);
  const changes = [
    Date.parse(league.updatedAt),
    ...[...results, ...carried].map(({ updated_at }) => Number(updated_at)),
    ...entries.map(({ created_at }) => Number(created_at)),
  ];
  const asOf = new Date(changes.reduce((latest, at) => Math.max(latest, at))).toISOString();
  return {
    ...tableOf(facts, view),
    league: { id: league.id, name: league.name },
    group: group ? { id: group.id, name: group.name } : null,
    view: view.view ?? 'all',
    asOf,
  };
}
