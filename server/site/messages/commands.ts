import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { recipientsOf } from './queries.ts';

/** Everything up to this message has been read; an older one takes nothing back. */
export async function noteSeen(store: Store, author: Author, id: string): Promise<void> {
  const { actor } = author;
  if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN', textOf('signIn.first'));
  await write(store, author, async ({ db }) => {
    const recipients = await recipientsOf(db, actor);
    const message = await db
      .selectFrom('message')
      .innerJoin('message_to', 'message_to.message_id', 'message.id')
      .select('message.created_at')
      .where('message.id', '=', id)
      .where('message_to.recipient', 'in', recipients)
      .executeTakeFirst();
    if (!message) throw notFound('message.notFound');
    const seen_at = Number(message.created_at);
    await db
      .insertInto('message_seen')
      .values({ user_id: actor.id, seen_at })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ seen_at })
          .where('message_seen.seen_at', '<', seen_at),
      )
      .execute();
  });
}
