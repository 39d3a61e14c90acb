import { isAmendment } from './amendments.ts';
import type { MatchEvent } from './events.ts';
import type { MatchLog } from './match-log.ts';

/** The longest matches, with every exchange of a libero, have about 1000. */
export const MAX_ENTRIES = 5000;
/** Entries read to append one batch: a second or two, while nothing else goes on in the process. */
const MAX_READ = 200_000;

/** Whether appending takes longer than a match may hold up others: each amendment reads the whole log. */
export function isTooMuch(log: MatchLog, events: readonly MatchEvent[]): boolean {
  return isTooMuchAfter(log.events.length, events);
}

/** The same of a log of which nothing but its length is known. */
export function isTooMuchAfter(before: number, events: readonly MatchEvent[]): boolean {
  const length = before + events.length;
  return length > MAX_ENTRIES || events.filter(isAmendment).length * length > MAX_READ;
}

/** The first of `events`, as many as one batch takes and at most `most`; one at least. */
export function oneBatch(
  log: MatchLog,
  events: readonly MatchEvent[],
  most: number,
): readonly MatchEvent[] {
  const batch = events.slice(0, most);
  if (batch.length < 2 || !isTooMuch(log, batch)) return batch;
  return oneBatch(log, events, Math.ceil(batch.length / 2));
}
