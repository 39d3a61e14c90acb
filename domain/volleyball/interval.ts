import type { MatchRules } from './match-rules.ts';

/** Rule 18.1 indoors; on sand and snow a minute [S27]. */
const INDOOR_SECS = 180;
const BEACH_SECS = 60;

/**
 * Seconds between set number `after` and the next one.
 *
 * Rule 18.1: the interval between sets 2 and 3 may be longer, up to ten minutes, where the competition
 * has it so (`longInterval` of the rules).
 */
export function intervalSecs(rules: MatchRules, after: number): number {
  const { discipline, longInterval } = rules;
  if (longInterval?.after === after) return longInterval.secs;
  return discipline === 'beach' || discipline === 'snow' ? BEACH_SECS : INDOOR_SECS;
}
