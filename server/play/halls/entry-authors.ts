import type { AppendEvents } from '#contract/matches/match-event.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

/**
 * Keeps who wrote each entry in the hall, and when: at the site the log names the hall alone.
 *
 * @param sent the entries in the order of the log; an author stands for all of them until the next
 */
export async function saveEntryAuthors(
  { db }: Write,
  { actor }: Author,
  matchId: string,
  { sent, fresh }: { sent: readonly MatchEvent[]; fresh: readonly MatchEvent[] },
  authors: AppendEvents['authors'],
): Promise<void> {
  if (authors === undefined) return;
  authorise(actor, 'hall:use', { kind: 'site' });
  const ids = new Set(fresh.map(({ id }) => id));
  const rows = writersOf(sent, authors)
    .filter(({ id }) => ids.has(id))
    .map(({ id, name, recordedAt }) => ({
      match_id: matchId,
      event_id: id,
      author: name,
      recorded_at: recordedAt,
    }));
  if (rows.length === 0) return;
  await db
    .insertInto('hall_entry')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['match_id', 'event_id']).doNothing())
    .execute();
}

type Writer = NonNullable<AppendEvents['authors']>[number];

/** An entry without an author has the one before it, who wrote it as soon after the tap. */
function writersOf(sent: readonly MatchEvent[], authors: readonly Writer[]): Writer[] {
  const byId = new Map(authors.map((author) => [author.id, author]));
  const writers: Writer[] = [];
  let last: { name: Writer['name']; delay: number } | undefined;
  for (const { id, at } of sent) {
    const own = byId.get(id);
    if (own) last = { name: own.name, delay: own.recordedAt - at };
    if (last) writers.push({ id, name: last.name, recordedAt: Math.max(0, at + last.delay) });
  }
  return writers;
}
