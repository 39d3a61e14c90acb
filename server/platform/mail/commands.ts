import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MailRow } from '#server/platform/db/tables/mail-tables.ts';
import type { Write } from '#server/platform/db/write.ts';
import { siteName } from '#server/platform/names/site-name.ts';
import { countOutcomes } from '#server/platform/outgoing/commands.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { inNameOf, type Letter, letterHeaders, letterHtml, letterText } from './letter.ts';
import { hasMailbox } from './mailbox.ts';
import { openMail, sealMail } from './sealed-mail.ts';

/** Longer than any try may take; after it a node that died is taken to be dead. */
const LEASE_MS = 5 * 60 * 1000;
const FIRST_WAIT_MS = 30_000;
const MAX_TRIES = 7;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Puts letters into the queue as part of the caller's transaction: they go out after its commit,
 * and not at all where it is rolled back.
 */
export async function queueLetters(
  { db, seal }: Pick<Write, 'db' | 'seal'>,
  now: number,
  letters: readonly Letter[],
): Promise<void> {
  const sent = letters.filter(({ to }) => hasMailbox(to));
  if (sent.length === 0) return;
  const site = await siteName(db);
  for (let from = 0; from < sent.length; from += 500) {
    const rows = sent
      .slice(from, from + 500)
      .map((letter) => sealMail(mailRow(inNameOf(letter, site), now), seal));
    await db.insertInto('mail').values(rows).execute();
  }
}

function mailRow(letter: Letter, now: number): MailRow {
  return {
    id: newId(now),
    recipient: letter.to,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: JSON.stringify(letterHeaders(letter)),
    bulk: letter.bulk ? 1 : 0,
    attempts: 0,
    due_at: now,
    last_error: null,
    delivery: letter.delivery ?? null,
    created_at: now,
  };
}

/** The same outside of a command, for what has no row of its own to write. */
export async function queueLetter(store: Store, now: number, letter: Letter): Promise<void> {
  if (!hasMailbox(letter.to)) return;
  const named = inNameOf(letter, await siteName(store.db));
  const row = sealMail(mailRow(named, now), store.vault.seal);
  await store.db.insertInto('mail').values(row).execute();
}

/** The wait after the n-th try of a mail: half a minute, then four times as long each time. */
export function waitAfterTry(tries: number): number {
  return FIRST_WAIT_MS * 4 ** (tries - 1);
}

/**
 * The next mail that is due, now this caller's: whoever moves `due_at` on has it, so that of
 * several nodes one sends it. It comes back where the caller does not tell how it went. While an administrator
 * has stopped everything, letters to many wait, and so do those of the office; one that a person asked for, such as a
 * new password, goes out.
 */
export async function claimMail(store: Store, now: number): Promise<MailRow | undefined> {
  const isStopped = await isWayStopped(store.db);
  const due = await store.db
    .selectFrom('mail')
    .selectAll()
    .where('due_at', '<=', now)
    .$if(isStopped, (query) => query.where('bulk', '=', 0).where('delivery', 'is', null))
    .orderBy('bulk')
    .orderBy('due_at')
    .orderBy('id')
    .limit(10)
    .execute();
  for (const mail of due) {
    const claimed = { attempts: mail.attempts + 1, due_at: now + LEASE_MS };
    const result = await store.db
      .updateTable('mail')
      .set(claimed)
      .where('id', '=', mail.id)
      .where('due_at', '=', mail.due_at)
      .executeTakeFirst();
    if (Number(result.numUpdatedRows) === 1) return { ...openMail(mail, store.vault), ...claimed };
  }
  return undefined;
}

/** The relay has it: nothing of it is kept. */
export async function forgetMail(store: Store, mail: MailRow, now: number): Promise<void> {
  await store.db.deleteFrom('mail').where('id', '=', mail.id).execute();
  await countOutcomes(store.db, 'mail', { sent: 1 }, now);
}

/**
 * It was not taken: tried again later, or given up. A mail that was given up keeps its address and
 * the reason for a month, not its text, which may hold a link that opens something.
 */
export async function postponeMail(
  store: Store,
  mail: MailRow,
  now: number,
  { reason, isPermanent }: { reason: string; isPermanent: boolean },
): Promise<void> {
  const isOver = isPermanent || mail.attempts >= MAX_TRIES;
  await store.db
    .updateTable('mail')
    .set({
      due_at: isOver ? null : now + waitAfterTry(mail.attempts),
      last_error: reason.replace(/\s+|\p{Cc}/gu, ' ').slice(0, 300),
      ...(isOver ? { text: '', html: '', headers: '{}' } : {}),
    })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .execute();
  if (!isOver) return;
  await countOutcomes(store.db, 'mail', { failed: 1 }, now);
  await store.db
    .deleteFrom('mail')
    .where('due_at', 'is', null)
    .where('created_at', '<', now - KEPT_MS)
    .execute();
}
