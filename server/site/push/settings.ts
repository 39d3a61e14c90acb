import type { Store } from '#server/platform/db/store.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { webPush } from './web-push.ts';

/** The keys with which this installation signs, and whether an administrator has stopped it, alone or with all ways. */
export type PushSettings = { publicKey: string; privateKey: string; isStopped: boolean };

export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys of the environment, else those of the database, made when they are first asked for. Keys
 * that were sealed with another SECRET are made anew: browsers then have to subscribe again.
 */
export async function readPushSettings(store: Store, options?: VapidKeys): Promise<PushSettings> {
  const row = await readRow(store);
  const isStopped = await isWayStopped(store.db, 'push');
  if (options && row) return { ...options, isStopped };
  const privateKey = row && store.vault.open(row.private_key);
  if (row && privateKey !== undefined) return { publicKey: row.public_key, privateKey, isStopped };
  const created = options ?? webPush().generateVAPIDKeys();
  const columns = {
    public_key: created.publicKey,
    private_key: store.vault.seal(created.privateKey),
  };
  await store.db
    .insertInto('way_setting')
    .values({ way: 'push', is_stopped: 0, ...columns })
    .onConflict((conflict) =>
      row ? conflict.column('way').doUpdateSet(columns) : conflict.column('way').doNothing(),
    )
    .execute();
  // Another node may have been quicker.
  const stored = await readRow(store);
  const opened = stored && store.vault.open(stored.private_key);
  return options || !stored || opened === undefined
    ? { ...created, isStopped }
    : { publicKey: stored.public_key, privateKey: opened, isStopped };
}

function readRow({ db }: Store) {
  return db.selectFrom('way_setting').selectAll().where('way', '=', 'push').executeTakeFirst();
}
