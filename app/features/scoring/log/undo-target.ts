import type { MatchEvent } from '#domain/volleyball/events.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import type { EventFacts } from './event-facts.ts';

/** Entries that the table has recorded by itself after another one, by their ids. */
type Automatic = ReadonlySet<string>;
const NONE: Automatic = new Set();

/**
 * The last entry that still counts, which undo takes back. A reason added to a point later belongs
 * to the point, as does what was recorded `automatic`ally after it.
 */
export function undoTarget(
  events: readonly MatchEvent[],
  automatic = NONE,
): MatchEvent | undefined {
  const standing = standingEvents(events).filter(({ id }) => !automatic.has(id));
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

/** The entry that takes `target` back, with all corrections of it and the `automatic` ones after it. */
export function takeBack(
  events: readonly MatchEvent[],
  target: MatchEvent,
  automatic = NONE,
): EventFacts {
  const standing = standingEvents(events);
  const place = standing.indexOf(target);
  const also = standing
    .filter(
      (event, at) =>
        (event.type === 'correct' && event.target === target.id) ||
        (at > place && automatic.has(event.id)),
    )
    .map(({ id }) => id)
    .reverse();
  return { type: 'void', target: target.id, ...(also.length > 0 ? { also } : {}) };
}
