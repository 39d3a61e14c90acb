import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { intervalSecs } from '#domain/volleyball/interval.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** A pause with an end: whose it is, when it began (epoch milliseconds), how long it lasts. */
export type Pause = {
  kind: 'timeout' | 'technical-timeout' | 'medical' | 'interval';
  team: Side | null;
  /** Tells one pause from the next. */
  id: string;
  startedAt: number;
  ms: number;
};

const MINUTE_MS = 60_000;

/** The pause that the match is in, by its log: it ends with the next thing that is played. */
export function pauseOf({ rules, state, events }: MatchLog): Pause | null {
  if (state.status !== 'Live' || state.decided) return null;
  if (liveSet(state) !== null) return lastInterruption(rules, events);
  const last = state.sets.at(-1);
  if (!last || last.endedAt === null) return null;
  const id = `interval ${last.set}`;
  return {
    kind: 'interval',
    team: null,
    id,
    startedAt: last.endedAt,
    ms: intervalSecs(rules, last.set) * 1000,
  };
}

const GOES_ON: ReadonlySet<MatchEvent['type']> = new Set([
  'rally',
  'set-start',
  'set-score',
  'replay',
]);

const STOPS: ReadonlySet<MatchEvent['type']> = new Set(['timeout', 'technical-timeout', 'medical']);

/** Other entries meanwhile, such as a substitution, end no time-out. */
function lastInterruption(rules: MatchRules, events: readonly MatchEvent[]): Pause | null {
  const last = amendedEvents(events).findLast(({ type }) => GOES_ON.has(type) || STOPS.has(type));
  if (last === undefined) return null;
  const since = { id: last.id, startedAt: last.at };
  if (last.type === 'timeout') {
    return { kind: 'timeout', team: last.team, ...since, ms: rules.timeouts.secs * 1000 };
  }
  if (last.type === 'technical-timeout') {
    const ms = (rules.tto?.secs ?? rules.timeouts.secs) * 1000;
    return { kind: 'technical-timeout', team: null, ...since, ms };
  }
  if (last.type === 'medical' && last.stage === 'start' && rules.recoveryMin !== null) {
    return { kind: 'medical', team: last.team, ...since, ms: rules.recoveryMin * MINUTE_MS };
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
