import type { Transaction } from 'kysely';
import type { FollowKey } from '#contract/accounts/follows.ts';
import type { Tell } from '#contract/site/push.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { dropWay } from '#server/platform/messages/drop-way.ts';
import { countOutcomes } from '#server/platform/outgoing/commands.ts';
import { addFollowsOf, followerOf } from '#server/play/follows/commands.ts';
import { namesOf } from '#server/play/follows/queries.ts';
import type { Delivered } from './deliver.ts';
import { findAddress } from './queries.ts';

type Db = Transaction<Tables>;

const WAY = 'push' as const;

/**
 * The device hears of a subject from now on, and it is followed. With an account both are kept there;
 * otherwise the device has a follower of its own.
 */
export async function tellDevice(store: Store, author: Author, tell: Tell): Promise<void> {
  await write(store, author, async ({ db }) => {
    const { kind, id, sets, start, lineup } = tell;
    if ((await namesOf(db, [{ kind, id }])).size === 0) throw notFound('follow.notFound');
    const follower = await keepAddress(db, author, tell);
    await addFollowsOf(db, follower, [{ kind, id }], author.now);
    const flags = { sets: Number(sets), start: Number(start), lineup: Number(lineup) };
    await db
      .insertInto('follow_tell')
      .values({
        follower_id: follower,
        way: WAY,
        kind,
        subject_id: id,
        ...flags,
        created_at: author.now,
      })
      .onConflict((conflict) =>
        conflict.columns(['follower_id', 'way', 'kind', 'subject_id']).doUpdateSet(flags),
      )
      .execute();
  });
}

/** @returns the follower whose device it is now */
async function keepAddress(
  db: Db,
  { actor, now }: Author,
  { endpoint, keys, language, quiet }: Tell,
): Promise<string> {
  const known = await findAddress(db, endpoint);
  const former = known && (await findFollower(db, known.follower_id));
  const account = actor.kind === 'user' ? await followerOf(db, actor.id, now) : undefined;
  // A device that was signed in and is no more leaves the account.
  const own = former?.user_id === null ? former.id : undefined;
  const follower = account ?? own ?? (await addDeviceFollower(db, now));
  const columns = {
    follower_id: follower,
    keys: JSON.stringify(keys),
    language,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
  };
  const place = { id: newId(now), way: WAY, address: endpoint, created_at: now } as const;
  await db
    .insertInto('delivery_address')
    .values({ ...place, ...columns, tries: 0, retry_at: null, missed: '' })
    .onConflict((conflict) => conflict.columns(['way', 'address']).doUpdateSet(columns))
    .execute();
  if (own && account) await bringTells(db, own, account, now);
  return follower;
}

function findFollower(db: Db, id: string) {
  return db.selectFrom('follower').selectAll().where('id', '=', id).executeTakeFirst();
}

async function addDeviceFollower(db: Db, now: number): Promise<string> {
  const id = newId(now);
  await db.insertInto('follower').values({ id, user_id: null, created_at: now }).execute();
  return id;
}

/** At the first message asked for with an account: the device's own list goes to the account. */
async function bringTells(db: Db, device: string, account: string, now: number): Promise<void> {
  const rows = await db
    .selectFrom('follow_tell')
    .selectAll()
    .where('follower_id', '=', device)
    .execute();
  const subjects = rows.map(({ kind, subject_id }) => ({ kind, id: subject_id }));
  await addFollowsOf(db, account, subjects, now);
  if (rows.length > 0)
    await db
      .insertInto('follow_tell')
      .values(rows.map((row) => ({ ...row, follower_id: account })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await db.deleteFrom('follower').where('id', '=', device).execute();
}

/** Ends one subject, or everything: then nothing of the device is kept. */
export async function stopDevice(
  store: Store,
  author: Author,
  endpoint: string,
  subject: FollowKey | undefined,
): Promise<void> {
  await write(store, author, async ({ db }) => {
    const address = await findAddress(db, endpoint);
    if (!address) return;
    if (!subject) return forgetAddresses(db, [address.id]);
    await db
      .deleteFrom('follow_tell')
      .where('follower_id', '=', address.follower_id)
      .where('way', '=', WAY)
      .where('kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .execute();
  });
}

/** With the follower, where that was the device alone. */
async function forgetAddresses(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .deleteFrom('delivery_address')
    .where('id', 'in', ids)
    .returning('follower_id')
    .execute();
  const followers = rows.map((row) => row.follower_id);
  if (followers.length === 0) return;
  await db
    .deleteFrom('follower')
    .where('id', 'in', followers)
    .where('user_id', 'is', null)
    .execute();
}

export async function setStopped(store: Store, author: Author, isStopped: boolean): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    await db
      .updateTable('way_setting')
      .set({ is_stopped: Number(isStopped) })
      .where('way', '=', WAY)
      .execute();
    if (isStopped) await giveUpMissed(db);
    audit({ action: 'push.state', subject: 'site:push', after: { isStopped } });
  });
}

/** With a stop: what devices have missed is not sent later. */
export async function giveUpMissed(db: Db): Promise<void> {
  await dropWay(db, 'push');
  await db
    .updateTable('delivery_address')
    .set({ tries: 0, retry_at: null, missed: '' })
    .where('way', '=', WAY)
    .where('retry_at', 'is not', null)
    .execute();
}

/** Keeps what became of the messages of one part. */
export async function keepOutcome(
  store: Store,
  { counts, gone, well, later, waiting }: Omit<Delivered, 'resume'>,
  now: number,
): Promise<void> {
  const author = { actor: { kind: 'system', name: 'push' }, now } as const;
  await write(store, author, async ({ db }) => {
    await forgetAddresses(db, gone);
    for (const [missed, same] of Map.groupBy(well, (row) => row.missed))
      await db
        .updateTable('delivery_address')
        .set({ tries: 0, retry_at: null, missed: '' })
        .where('id', 'in', idsOf(same))
        // Another node may have added to it meanwhile.
        .where('missed', '=', missed)
        .execute();
    for (const [, same] of Map.groupBy(
      later,
      ({ waitMs, missed, tries }) => `${waitMs} ${missed} ${tries}`,
    )) {
      const { waitMs, missed, tries } = same[0]!;
      await db
        .updateTable('delivery_address')
        .set((eb) => ({
          retry_at: now + waitMs,
          tries: eb('tries', '+', tries),
          missed: eb(eb.ref('missed'), '||', missed),
        }))
        .where('id', 'in', idsOf(same))
        .execute();
    }
    for (const [missed, same] of Map.groupBy(waiting, (row) => row.missed))
      await db
        .updateTable('delivery_address')
        .set((eb) => ({
          // Due at once where it has caught up since it was read.
          retry_at: eb.fn.coalesce('retry_at', eb.val(now)),
          missed: eb(eb.ref('missed'), '||', missed),
        }))
        .where('id', 'in', idsOf(same))
        .execute();
    await countOutcomes(db, WAY, counts, now);
  });
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
