import type { Database } from '#server/platform/db/connect.ts';
import { keyOf, keysOfAllSizes } from './picture-address.ts';
import type { Storage } from './storage.ts';

/**
 * Notes pictures that no row names any more, in the transaction that lets go of them: they go after
 * its commit, and a store that is away then, or a crash, leaves none behind for good.
 *
 * @param addresses as they were kept in rows; what is no address of ours is passed over
 */
export async function removeUnusedPictures(
  db: Database,
  addresses: readonly (string | null)[],
  now: number,
): Promise<void> {
  const keys = addresses.map(keyOf).filter((key) => key !== undefined);
  if (keys.length === 0) return;
  await db
    .insertInto('unwanted_picture')
    .values(keys.map((key) => ({ key, since: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** The same picture has come once more before it was removed. */
export async function keepAfterAll(db: Database, address: string): Promise<void> {
  await db
    .deleteFrom('unwanted_picture')
    .where('key', '=', keyOf(address) ?? '')
    .execute();
}

/** Removes what was let go of, in all its sizes; what cannot be removed now stays noted. */
export async function removeUnwanted(
  db: Database,
  storage: Storage,
  onError: (error: unknown) => void,
): Promise<void> {
  const rows = await db.selectFrom('unwanted_picture').select('key').orderBy('since').execute();
  for (const { key } of rows) await remove(db, storage, key).catch(onError);
}

/** At once, for a command that is done: a store that is away is no failure of it. */
export async function removeNow(
  db: Database,
  storage: Storage,
  addresses: readonly (string | null)[],
): Promise<void> {
  const keys = addresses.map(keyOf).filter((key) => key !== undefined);
  for (const key of keys) await remove(db, storage, key).catch(() => undefined);
}

/**
 * After a command that failed: the files that it had kept already go. The error of the command counts, not a
 * failure to note its files.
 */
export async function forgetUploads(
  db: Database,
  storage: Storage,
  addresses: readonly (string | null)[],
  now: number,
): Promise<void> {
  await removeUnusedPictures(db, addresses, now).catch(() => undefined);
  await removeNow(db, storage, addresses);
}

async function remove(db: Database, storage: Storage, key: string): Promise<void> {
  for (const each of keysOfAllSizes(key)) await storage.remove(each);
  await db.deleteFrom('unwanted_picture').where('key', '=', key).execute();
}
