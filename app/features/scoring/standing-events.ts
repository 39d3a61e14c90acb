import type { MatchEvent } from '#domain/volleyball/events.ts';

/** The ids of all entries that were taken back. */
export function voidedIds(events: readonly MatchEvent[]): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const event of events) {
    if (event.type !== 'void') continue;
    for (const id of [event.target, ...(event.also ?? [])]) gone.add(id);
  }
  return gone;
}

/** The entries that still count, in the order in which they were made. */
export function standingEvents(events: readonly MatchEvent[]): readonly MatchEvent[] {
  const gone = voidedIds(events);
  return events.filter((event) => event.type !== 'void' && !gone.has(event.id));
}
