import { ARCHIVE_KINDS } from '#contract/administration/archive.ts';
import { userNames } from '#server/accounts/users/queries.ts';
import { namesOf } from '#server/exchange/archive/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { AuditRow } from '#server/platform/db/tables/site-tables.ts';

const ID = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;

/** A page of large plans may name tens of thousands: more than a query takes, or anybody reads. */
const MOST = 2000;

/** The present names of the ids among the values of changes: a player's team, a team's coach. */
export async function valueNames(
  store: Store,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(idsIn))].slice(0, MOST);
  if (ids.length === 0) return new Map();
  const found = await Promise.all([
    userNames(store, ids),
    groupNames(store, ids),
    ...ARCHIVE_KINDS.map((kind) => namesOf(store.db, kind, ids)),
  ]);
  return new Map(found.flatMap((names) => [...names]));
}

/** The ids that a change names, in its values before and after. */
export function idsIn({ before, after }: AuditRow): string[] {
  return [before, after].flatMap((values) => [...(values ?? '').matchAll(ID)].map(([, id]) => id!));
}

async function groupNames(store: Store, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await store.db
    .selectFrom('league_group')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
