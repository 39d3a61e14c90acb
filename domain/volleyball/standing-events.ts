import type { EventNamed, MatchEvent } from './events.ts';

/** The ids of all entries that were taken back. */
export function voidedIds(events: readonly MatchEvent[]): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const event of events) {
    if (event.type !== 'void') continue;
    for (const id of targetsOf(event)) gone.add(id);
  }
  return gone;
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
