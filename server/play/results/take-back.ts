import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import type { Envelope } from './outcome.ts';

/** Words on the sheet stay; all that was said of status and score goes. */
const STAYS: ReadonlySet<MatchEvent['type']> = new Set(['remark', 'protest', 'lot', 'match-setup']);
/** Entries that make a sheet official stay when it is corrected. */
const FORMAL: ReadonlySet<MatchEvent['type']> = new Set(['sign', 'finalise']);

export function takeBackAll(log: MatchLog, envelope: Envelope): MatchEvent[] {
  return takingBack(
    standingEvents(log.events).filter((event) => !STAYS.has(event.type)),
    envelope,
  );
}

/** All that was entered from the beginning of the set after the first `count` sets on. */
export function takeBackLaterSets(log: MatchLog, count: number, envelope: Envelope): MatchEvent[] {
  if (count === 0 || log.state.sets.length <= count) return [];
  const standing = standingEvents(log.events);
  const later = standing.slice(beginningOf(log, standing, count + 1));
  return takingBack(
    later.filter((event) => !STAYS.has(event.type) && !FORMAL.has(event.type)),
    envelope,
  );
}

/** The place of the first entry after which the match has set number `set`. */
function beginningOf(log: MatchLog, standing: readonly MatchEvent[], set: number): number {
  let written = emptyLog(log.rules);
  for (const [index, event] of standing.entries()) {
    const step = appendEvent(written, event);
    if (!step.ok) return 0;
    written = step.log;
    if (written.state.sets.length >= set) return index;
  }
  return 0;
}

function takingBack(events: readonly MatchEvent[], envelope: Envelope): MatchEvent[] {
  const [target, ...also] = events.map((event) => event.id).reverse();
  return target === undefined ? [] : [{ ...envelope(), type: 'void', target, also }];
}
