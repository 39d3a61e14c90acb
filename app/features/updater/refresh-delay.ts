import type { LiveScore } from '#contract/matches/live.ts';

/** Milliseconds over which pages that hear of a line read again. */
export function spreadOf({ s, full }: Pick<LiveScore, 's' | 'full'>): number {
  // The begin of a set is read by all who watch, and shows its numbers meanwhile.
  return s === 'Live' && !full ? 4000 : 1000;
}

/** Spread, so that what everybody hears of is no stampede. */
export function refreshDelay(over: number): number {
  return 50 + Math.random() * over;
}
