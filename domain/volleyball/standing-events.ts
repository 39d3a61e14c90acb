import type { EventNamed, MatchEvent } from './events.ts';

/**
 * The ids of all entries that were taken out: by a `void`, or together with a correction that stands.
 * Read from the last entry back, for what is said of a correction is said after it.
 */
export function voidedIds(events: readonly MatchEvent[]): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const event of events.toReversed()) {
    for (const id of takenOutBy(event, gone)) gone.add(id);
  }
  return gone;
}

const NONE: readonly string[] = [];

/** The entries that an event takes out of the log; a correction that is itself gone takes none. */
export function takenOutBy(event: MatchEvent, gone: ReadonlySet<string>): readonly string[] {
  if (event.type === 'void') return targetsOf(event);
  if (event.type !== 'correct' && event.type !== 'insert') return NONE;
  return gone.has(event.id) ? NONE : (event.also ?? NONE);
}

/** The entries that a taking back names: its target and those also meant. */
export function targetsOf(event: EventNamed<'void'>): readonly string[] {
  return event.also === undefined ? [event.target] : [event.target, ...event.also];
}

/** The entries that still count, in the order in which they were made, without the taking back. */
export function standingEvents(events: readonly MatchEvent[]): readonly MatchEvent[] {
  const gone = voidedIds(events);
  return events.filter((event) => event.type !== 'void' && !gone.has(event.id));
}
