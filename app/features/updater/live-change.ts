import type { LiveScore } from '#contract/matches/live.ts';

/** The part of a match that an element of the page shows. */
export type Shown = {
  version: number;
  status: string;
  /** Number of the set shown as running. */
  set: number;
  /** A whole match with set table and chart, not a row of a list. */
  isFull: boolean;
};

/**
 * - `old`: the page already shows it, or something newer
 * - `patch`: the numbers can be written in place
 * - `reload`: more has changed than the line says
 */
export type Step = 'old' | 'patch' | 'reload';

/** Lines carry absolute state, so only the newest matters and a repeated one does no harm. */
export function stepFor(shown: Shown, line: LiveScore): Step {
  if (line.v <= shown.version) return 'old';
  if (line.full === 1 || line.s !== shown.status) return 'reload';
  return shown.isFull && line.set !== shown.set ? 'reload' : 'patch';
}
