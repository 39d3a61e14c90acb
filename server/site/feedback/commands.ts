import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { SendFeedback, UpdateFeedback } from '#contract/site/feedback.ts';
import { listAdminEmails } from '#server/accounts/users/queries.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';

/**
 * Keeps what somebody wrote and mails it to the administrators.
 *
 * @param mailOrigin the site's address for links; undefined = this installation sends no mail
 */
export async function sendFeedback(
  store: Store,
  author: Author,
  input: SendFeedback,
  mailOrigin: string | undefined,
): Promise<void> {
  authorise(author.actor, 'feedback:send', { kind: 'site' });
  await write(store, author, async (tx) => {
    const id = newId(author.now);
    const { name = '', email = '', page = '', message } = input;
    await tx.db
      .insertInto('feedback')
      .values({
        id,
        name: name || null,
        email: email || null,
        message,
        page: page || null,
        read_at: null,
        done_at: null,
        created_at: author.now,
      })
      .execute();
    // The author of the feedback stays out of the trail, which is kept for ever.
    tx.audit({ action: 'feedback.send', subject: `feedback:${id}` });
    if (mailOrigin === undefined) return;
    const admins = await listAdminEmails(tx.db);
    const from = [name, email && `<${email}>`].filter(Boolean).join(' ') || 'a visitor';
    await queueLetters(
      tx,
      author.now,
      admins.map((to) => ({
        to,
        language: DEFAULT_LANGUAGE,
        subject: `Feedback from ${name || 'a visitor'}`,
        paragraphs: [`${from} wrote${page ? ` about ${page}` : ''}:`, message],
        ...(email ? { replyTo: email } : {}),
        closing: `You get this as an administrator of ${mailOrigin}`,
      })),
    );
  });
}

/** Feedback that is done has been read. A mark that stands already leaves no trace. */
export async function markFeedback(
  store: Store,
  author: Author,
  id: string,
  { read, done }: UpdateFeedback,
): Promise<void> {
  authorise(author.actor, 'feedback:read', { kind: 'site' });
  const changes = { read: done === true ? true : read, done };
  await write(store, author, async ({ db, audit }) => {
    const row = await db
      .selectFrom('feedback')
      .select(['read_at', 'done_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('feedback.notFound');
    const before: UpdateFeedback = {};
    const after: UpdateFeedback = {};
    for (const mark of ['read', 'done'] as const) {
      const want = changes[mark];
      const column = `${mark}_at` as const;
      if (want === undefined || (row[column] !== null) === want) continue;
      const marked = await db
        .updateTable('feedback')
        .set({ [column]: want ? author.now : null })
        .where('id', '=', id)
        .where(column, want ? 'is' : 'is not', null)
        .executeTakeFirst();
      // Somebody else marked it between our read and our write.
      if (Number(marked.numUpdatedRows) === 0) continue;
      before[mark] = !want;
      after[mark] = want;
    }
    if (Object.keys(after).length === 0) return;
    audit({ action: 'feedback.mark', subject: `feedback:${id}`, before, after });
  });
}
