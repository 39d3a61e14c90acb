import { MOST_MANAGERS } from '#contract/people/club-managers.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

const SITE = { kind: 'site' } as const;

/** A club that is not archived, held until the commit, so that the number of managers stays true. */
async function holdClub({ db }: Write, id: string): Promise<void> {
  const held = await db
    .updateTable('club')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (Number(held.numUpdatedRows) === 0) throw notFound('club.notFound');
}

/** Makes somebody a manager of a club; who is one already stays one. */
export async function nameClubManager(
  store: Store,
  author: Author,
  clubId: string,
  userId: string,
): Promise<void> {
  authorise(author.actor, 'club:appoint', SITE);
  await write(store, author, async (tx) => {
    const { db, audit } = tx;
    await holdClub(tx, clubId);
    const user = await db
      .selectFrom('user')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw notFound('user.notFound');
    const present = await db
      .selectFrom('club_manager')
      .select('user_id')
      .where('club_id', '=', clubId)
      .execute();
    if (present.some(({ user_id }) => user_id === userId)) return;
    if (present.length >= MOST_MANAGERS) {
      throw refused('MANAGER_LIMIT', textOf('clubManager.tooMany', { max: MOST_MANAGERS }));
    }
    await db
      .insertInto('club_manager')
      .values({ club_id: clubId, user_id: userId, named_at: author.now })
      .execute();
    const after = { manager: userId };
    audit({ action: 'club.name-manager', subject: `club:${clubId}`, after });
  });
}

/** Takes the role away; the next call of the person is refused. Also of an archived club. */
export async function removeClubManager(
  store: Store,
  author: Author,
  clubId: string,
  userId: string,
): Promise<void> {
  authorise(author.actor, 'club:appoint', SITE);
  await write(store, author, async ({ db, audit }) => {
    const removed = await db
      .deleteFrom('club_manager')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (Number(removed.numDeletedRows) === 0) throw notFound('clubManager.notFound');
    const before = { manager: userId };
    audit({ action: 'club.remove-manager', subject: `club:${clubId}`, before });
  });
}
