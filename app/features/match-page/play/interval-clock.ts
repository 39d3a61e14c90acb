import { formatClock } from '#app/lib/day-format.ts';
import { intervalSecs } from '#domain/volleyball/interval.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';

export type IntervalClock = {
  /** Seconds after each set, from the first one on. */
  rests: number[];
  /** The time of day at which the set after the last one is to begin, `14:04`. */
  backAt: string | null;
};

const MOST_SETS = 5;

/** The intervals of a match, and the end of the one that goes on, if one does. */
export function intervalClock({ rules, events, state }: MatchLog): IntervalClock {
  const rests = Array.from({ length: MOST_SETS - 1 }, (_, at) => intervalSecs(rules, at + 1));
  const last = state.sets.at(-1);
  const rest = last?.over ? rests[last.set - 1] : undefined;
  const at = events.at(-1)?.at;
  if (rest === undefined || at === undefined) return { rests, backAt: null };
  return { rests, backAt: formatClock(new Date(at + rest * 1000).toISOString()).slice(0, 5) };
}
