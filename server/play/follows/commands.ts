import type { Transaction } from 'kysely';
import { type FollowKey, MOST_FOLLOWS } from '#contract/accounts/follows.ts';
import { textOf } from '#contract/text/text.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { endTexts } from './end-texts.ts';
import { findOwnNumber, namesOf } from './queries.ts';

type Db = Transaction<Tables>;

/**
 * Adds the follows of a device to the account. Subjects that no longer exist are left out: a device
 * keeps them for a long time.
 */
export async function bringFollows(
  store: Store,
  author: Author,
  follows: readonly FollowKey[],
): Promise<void> {
  const userId = ownAccount(author.actor);
  await write(store, author, async ({ db }) => {
    const names = await namesOf(db, follows);
    const there = follows.filter(({ kind, id }) => names.has(`${kind} ${id}`));
    await addFollows(db, userId, there, author.now);
  });
}

export async function follow(store: Store, author: Author, subject: FollowKey): Promise<void> {
  const userId = ownAccount(author.actor);
  await write(store, author, async ({ db }) => {
    if ((await namesOf(db, [subject])).size === 0) throw notFound('follow.notFound');
    await addFollows(db, userId, [subject], author.now);
  });
}

/** On every device of the account, and by SMS or WhatsApp. */
export async function leave(store: Store, author: Author, subject: FollowKey): Promise<void> {
  const userId = ownAccount(author.actor);
  await write(store, author, async ({ db }) => {
    await db
      .deleteFrom('follow')
      .where(
        'follower_id',
        'in',
        db.selectFrom('follower').select('id').where('user_id', '=', userId),
      )
      .where('kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .execute();
    await endTexts(db, await findOwnNumber({ db, vault: store.vault }, userId), subject);
  });
}

/**
 * Ends all that an account follows, with every message to its devices. Of its number only results end:
 * messages of the office and to captains have nothing to do with it.
 */
export async function leaveAll(store: Store, author: Author): Promise<void> {
  const userId = ownAccount(author.actor);
  await write(store, author, async ({ db }) => {
    // Its follows and the addresses of its devices go with it.
    await db.deleteFrom('follower').where('user_id', '=', userId).execute();
    await endTexts(db, await findOwnNumber({ db, vault: store.vault }, userId));
  });
}

async function addFollows(
  db: Db,
  userId: string,
  follows: readonly FollowKey[],
  now: number,
): Promise<void> {
  if (follows.length > 0) await addFollowsOf(db, await followerOf(db, userId, now), follows, now);
}

/** Of a follower that is there, an account or a device. */
export async function addFollowsOf(
  db: Db,
  follower: string,
  follows: readonly FollowKey[],
  now: number,
): Promise<void> {
  if (follows.length === 0) return;
  const rows = follows.map(({ kind, id }) => ({ kind, subject_id: id }));
  await db
    .insertInto('follow')
    .values(rows.map((row) => ({ ...row, follower_id: follower, created_at: now })))
    .onConflict((conflict) => conflict.columns(['follower_id', 'kind', 'subject_id']).doNothing())
    .execute();
  const { count } = await db
    .selectFrom('follow')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('follower_id', '=', follower)
    .executeTakeFirstOrThrow();
  if (Number(count) > MOST_FOLLOWS) throw refused('TOO_MANY_FOLLOWS', textOf('follow.tooMany'));
}

/** The follower of an account. */
export async function followerOf(db: Db, userId: string, now: number): Promise<string> {
  await db
    .insertInto('follower')
    .values({ id: newId(now), user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('follower')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}
