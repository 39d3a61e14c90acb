import { DECIDED, type LiveScore, pointOf } from '#contract/matches/live.ts';

/** The set of a line is over, and another one comes. */
export function isInterval({ s, wins, set, y }: Omit<LiveScore, 't'>): boolean {
  const isOver = s === 'Live' && set > 0 && wins[0] + wins[1] >= set;
  return isOver && pointOf(y).moment !== DECIDED;
}
