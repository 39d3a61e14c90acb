import type { AppendEvents } from '#contract/matches/match-event.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

/** Keeps who wrote each entry in the hall, and when: at the site the log names the hall alone. */
export async function saveEntryAuthors(
  { db }: Write,
  { actor }: Author,
  matchId: string,
  fresh: readonly MatchEvent[],
  authors: AppendEvents['authors'],
): Promise<void> {
  if (authors === undefined) return;
  authorise(actor, 'hall:use', { kind: 'site' });
  const ids = new Set(fresh.map(({ id }) => id));
  const rows = authors
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
