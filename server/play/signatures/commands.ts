import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Write } from '#server/platform/db/write.ts';

/**
 * Keeps the drawings of signatures beside the log, which everybody may read. Part of the write that
 * appends the events.
 *
 * @returns the events as the log keeps them
 */
export async function keepDrawings(
  { db }: Write,
  matchId: string,
  events: readonly MatchEvent[],
): Promise<readonly MatchEvent[]> {
  const drawings = events.flatMap((event) =>
    event.type === 'sign' && event.drawing !== undefined
      ? { match_id: matchId, event_id: event.id, drawing: event.drawing }
      : [],
  );
  if (drawings.length === 0) return events;
  await db.insertInto('signature').values(drawings).execute();
  return events.map((event) => {
    if (event.type !== 'sign') return event;
    const { drawing: _drawing, ...facts } = event;
    return facts;
  });
}
