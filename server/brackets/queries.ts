import type { Store } from '#server/db/store.ts';
import { type LotNeeded, readPlanState } from './known.ts';

/** Finished groups in which level teams keep later matches from being made. */
export async function listLotsNeeded(store: Store, leagueId: string): Promise<LotNeeded[]> {
  const fixtures = await store.db
    .selectFrom('fixture')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .orderBy('number')
    .execute();
  if (!fixtures.some(({ state }) => state === 'waiting')) return [];
  const matches = await store.db
    .selectFrom('match')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .execute();
  const byId = new Map(matches.map((match) => [match.id, match]));
  const lots: LotNeeded[] = [];
  for (const plan of Map.groupBy(fixtures, (row) => row.plan_id).values())
    lots.push(...(await readPlanState(store, leagueId, plan, byId)).lotsNeeded);
  return lots;
}
