import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { standingEvents } from './standing-events.ts';

/** A pause with an end: whose it is, when it began (epoch milliseconds), how long it lasts. */
export type Pause = {
  kind: 'timeout' | 'technical-timeout' | 'interval';
  team: Side | null;
  /** Tells one pause from the next. */
  id: string;
  startedAt: number;
  ms: number;
};

const MINUTE_MS = 60_000;

/** Between sets: three minutes indoors, one on sand and snow (rules.md sections 1 and 2). */
export function intervalMs(rules: MatchRules): number {
  const isShort = rules.discipline === 'beach' || rules.discipline === 'snow';
  return isShort ? MINUTE_MS : 3 * MINUTE_MS;
}

/** The pause that the match is in, by its log: it ends with the next thing that is played. */
export function pauseOf({ rules, state, events }: MatchLog): Pause | null {
  if (state.status !== 'Live' || state.decided) return null;
  if (liveSet(state) !== null) return lastTimeout(rules, events);
  const last = state.sets.at(-1);
  if (!last || last.endedAt === null) return null;
  const id = `interval ${last.set}`;
  return { kind: 'interval', team: null, id, startedAt: last.endedAt, ms: intervalMs(rules) };
}

const GOES_ON: ReadonlySet<MatchEvent['type']> = new Set([
  'rally',
  'set-start',
  'set-score',
  'replay',
]);

function lastTimeout(rules: MatchRules, events: readonly MatchEvent[]): Pause | null {
  const last = standingEvents(events).findLast(
    ({ type }) => GOES_ON.has(type) || type === 'timeout' || type === 'technical-timeout',
  );
  if (last?.type === 'timeout') {
    const ms = rules.timeouts.secs * 1000;
    return { kind: 'timeout', team: last.team, id: last.id, startedAt: last.at, ms };
  }
  if (last?.type === 'technical-timeout') {
    const ms = (rules.tto?.secs ?? rules.timeouts.secs) * 1000;
    return { kind: 'technical-timeout', team: null, id: last.id, startedAt: last.at, ms };
  }
  return null;
}

/** Whole seconds left, never more than the pause is long: clocks of two devices may differ. */
export function secondsLeft({ startedAt, ms }: Pause, now: number): number {
  return Math.ceil(Math.min(ms, Math.max(0, startedAt + ms - now)) / 1000);
}

/** `2:05` */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
