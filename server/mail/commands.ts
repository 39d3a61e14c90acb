import { newId } from '#server/db/id.ts';
import type { Store } from '#server/db/store.ts';
import type { MailRow } from '#server/db/tables.ts';
import type { Write } from '#server/db/write.ts';
import { type Letter, letterHeaders, letterHtml, letterText } from './letter.ts';

/**
 * Puts letters into the queue as part of the caller's transaction: they go out after its commit,
 * and not at all where it is rolled back.
 */
export async function queueLetters(
  { db }: Pick<Write, 'db'>,
  now: number,
  letters: readonly Letter[],
): Promise<void> {
  for (let from = 0; from < letters.length; from += 500) {
    const rows = letters.slice(from, from + 500).map((letter) => mailRow(letter, now));
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
    created_at: now,
  };
}

/** The same outside of a command, for what has no row of its own to write. */
export async function queueLetter(store: Store, now: number, letter: Letter): Promise<void> {
  await store.db.insertInto('mail').values(mailRow(letter, now)).execute();
}
