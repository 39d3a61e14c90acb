import type { MatchEvent } from '#domain/volleyball/events.ts';

/** The last entry that still counts: what undo takes back. */
export function undoTarget(events: readonly MatchEvent[]): MatchEvent | undefined {
  const gone = new Set<string>();
  for (const event of events) {
    if (event.type !== 'void') continue;
    for (const id of [event.target, ...(event.also ?? [])]) gone.add(id);
  }
  return events.findLast((event) => event.type !== 'void' && !gone.has(event.id));
}
