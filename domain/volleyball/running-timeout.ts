import type { MatchEvent } from './events.ts';
import type { MatchLog } from './match-log.ts';
import type { Side } from './side.ts';

/** `team` is null for a technical time-out; `until` in epoch milliseconds. */
export type RunningTimeout = { team: Side | null; until: number };

/** Entries that may be made while a time-out goes on. Any other one ends it. */
const DURING: ReadonlySet<MatchEvent['type']> = new Set([
  'substitution',
  'libero',
  'libero-redesignate',
  'remark',
  'protest',
  'lot',
  'improper',
  'sanction',
  'medical',
]);

/** The time-out that goes on; none once its seconds are over, or once play goes on. */
export function runningTimeout({ rules, events }: MatchLog, now: number): RunningTimeout | null {
  const last = events.findLast(({ type }) => !DURING.has(type));
  if (last?.type !== 'timeout' && last?.type !== 'technical-timeout') return null;
  const secs = last.type === 'timeout' ? rules.timeouts.secs : (rules.tto?.secs ?? 0);
  // By the scorer's clock: one that is ahead makes no time-out longer.
  const until = Math.min(last.at, now) + secs * 1000;
  return until > now ? { team: last.type === 'timeout' ? last.team : null, until } : null;
}
