import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import { type LotNeeded, readPlanState } from './known.ts';

/** The generated fixtures of a league, in the order of their plans. */
export function listFixtureRows(db: Database, leagueId: string): Promise<FixtureRow[]> {
  return db
    .selectFrom('fixture')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .orderBy('number')
    .execute();
}

/** Finished groups in which level teams keep later matches from being made. */
export async function listLotsNeeded(
  store: Store,
  leagueId: string,
  withDrafts: boolean,
): Promise<LotNeeded[]> {
  const rows = await listFixtureRows(store.db, leagueId);
  const fixtures = rows.filter(({ is_draft }) => withDrafts || is_draft === 0);
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

/** Names that organisers give to knock-out rounds, where no plan says which they are. */
const KNOCK_OUT_ROUNDS = ['final', 'finals', 'fainali', 'semi-final', 'quarter-final'];

/** The leagues that have rounds to draw as a bracket; of one league alone where it is named. */
export async function leaguesWithKnockOut({ db }: Store, leagueId?: string): Promise<Set<string>> {
  let planned = db
    .selectFrom('fixture')
    .select('league_id')
    .distinct()
    .where('archived_at', 'is', null)
    .where('is_draft', '=', 0)
    .where('group_id', 'is', null)
    .where('label', 'is not', null);
  let named = db
    .selectFrom('match')
    .select('league_id')
    .distinct()
    .where('archived_at', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['round']), 'in', KNOCK_OUT_ROUNDS));
  if (leagueId !== undefined) {
    planned = planned.where('league_id', '=', leagueId);
    named = named.where('league_id', '=', leagueId);
  }
  const rows = [...(await planned.execute()), ...(await named.execute())];
  return new Set(rows.flatMap(({ league_id }) => league_id ?? []));
}
