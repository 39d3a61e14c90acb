import type { MatchEvent } from '#domain/volleyball/events.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import type { EventFacts } from './event-facts.ts';

/**
 * The last entry that still counts, which undo takes back. A reason added to a point later belongs
 * to the point.
 */
export function undoTarget(events: readonly MatchEvent[]): MatchEvent | undefined {
  const standing = standingEvents(events);
  const last = standing.at(-1);
  if (last?.type !== 'correct') return last;
  const place = standing.findLastIndex((event) => event.type !== 'correct');
  const before = standing[place];
  const later = standing.slice(place + 1);
  const isOfLastPoint = later.every(
    (event) =>
      event.type === 'correct' && event.target === before?.id && event.winner === undefined,
  );
  return isOfLastPoint ? before : last;
}

/** The entry that takes `target` back, with all corrections of it. */
export function takeBack(events: readonly MatchEvent[], target: MatchEvent): EventFacts {
  const also = standingEvents(events)
    .filter((event) => event.type === 'correct' && event.target === target.id)
    .map(({ id }) => id)
    .reverse();
  return { type: 'void', target: target.id, ...(also.length > 0 ? { also } : {}) };
}
