import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { undoTarget } from '../undo-target.ts';

/** Rule 18.1: three minutes between sets; on the beach one [S27]. */
const INTERVAL_MS = 3 * 60_000;
const BEACH_INTERVAL_MS = 60_000;

export type DeskTimer = {
  kind: 'timeout' | 'technical' | 'medical' | 'interval';
  team: Side | null;
  /** Epoch milliseconds by the scorer's clock. */
  from: number;
  until: number;
};

/**
 * The clock that runs because of the last entry that counts. It is read from the log, so that it
 * goes on after a reload and on another device.
 */
export function timerOf({ rules, state, events }: MatchLog): DeskTimer | null {
  const last = undoTarget(events);
  if (last === undefined || state.status !== 'Live') return null;
  const from = last.at;
  if (last.type === 'timeout') {
    return { kind: 'timeout', team: last.team, from, until: from + rules.timeouts.secs * 1000 };
  }
  if (last.type === 'technical-timeout' && rules.tto !== null) {
    return { kind: 'technical', team: null, from, until: from + rules.tto.secs * 1000 };
  }
  if (last.type === 'medical' && last.stage === 'start' && rules.recoveryMin !== null) {
    return { kind: 'medical', team: last.team, from, until: from + rules.recoveryMin * 60_000 };
  }
  const set = state.sets.at(-1);
  if (set?.over && set.endedAt !== null && !state.decided) {
    const length = rules.discipline === 'beach' ? BEACH_INTERVAL_MS : INTERVAL_MS;
    return { kind: 'interval', team: null, from: set.endedAt, until: set.endedAt + length };
  }
  return null;
}

/** `m:ss` until `until`, never below zero; started seconds count. */
export function clockText(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
