import type { Database } from '#server/platform/db/connect.ts';
import type { ConsumerRow } from '#server/platform/db/tables/happening-tables.ts';
import { newestHappening } from './queries.ts';

/** A node that holds a lease and dies is followed by another one after this time. */
export const LEASE_MS = 15_000;

export type Cursor = Pick<ConsumerRow, 'name' | 'version' | 'resume' | 'holder'>;

/**
 * The cursor of a consumer, now this node's: of several nodes one works. A new consumer begins with
 * what happens from now on.
 *
 * @returns undefined while another node has it
 */
export async function lease(
  db: Database,
  name: string,
  holder: string,
  now: number,
): Promise<Cursor | undefined> {
  const leased_until = now + LEASE_MS;
  const held = await db
    .selectFrom('consumer')
    .selectAll()
    .where('name', '=', name)
    .where('holder', '=', holder)
    .where('leased_until', '>', now + LEASE_MS / 2)
    .executeTakeFirst();
  // To look often costs a read, not a write.
  if (held) return held;
  const taken = () =>
    db
      .updateTable('consumer')
      .set({ holder, leased_until })
      .where('name', '=', name)
      .where((eb) => eb.or([eb('holder', '=', holder), eb('leased_until', '<=', now)]))
      .returningAll()
      .executeTakeFirst();
  const found = await taken();
  if (found) return found;
  const begun = { name, version: await newestHappening(db), resume: '', holder, leased_until };
  const added = await db
    .insertInto('consumer')
    .values(begun)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return added && begun;
}

/**
 * Keeps how far the consumer has come, and its lease.
 *
 * @returns false where another node has taken over: what follows is that one's
 */
export async function advance(
  db: Database,
  { name, holder }: Cursor,
  place: Pick<Cursor, 'version' | 'resume'>,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('consumer')
    .set({ ...place, leased_until: now + LEASE_MS })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Lets another node have it at once. */
export async function release(db: Database, holder: string, now: number): Promise<void> {
  await db
    .updateTable('consumer')
    .set({ leased_until: now })
    .where('holder', '=', holder)
    .execute();
}

/** A correction is told by what people knew before it. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Drops old happenings that every consumer is done with. A consumer that no node has run for as long
 * as happenings are kept, as after messages to devices were switched off, is not waited for.
 *
 * @returns how many rows went
 */
export async function pruneHappenings(db: Database, now: number): Promise<number> {
  const keptFrom = now - KEPT_MS;
  const slowest = await db
    .selectFrom('consumer')
    .select((eb) => eb.fn.min('version').as('version'))
    // A lease for work of another kind has no place among the happenings.
    .where('name', 'not like', '%:retry')
    .where('leased_until', '>=', keptFrom)
    .executeTakeFirst();
  const result = await db
    .deleteFrom('happening')
    .where('at', '<', keptFrom)
    .$if(slowest?.version != null, (query) => query.where('version', '<=', slowest!.version))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
