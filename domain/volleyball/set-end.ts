import type { MatchRules, SetLimits } from './match-rules.ts';
import { setLimits } from './match-rules.ts';
import type { Side } from './side.ts';

/**
 * The one predicate of scoring: a set at a:b is over. `target` and `cap` in points, `cap` null = none.
 * A cap ends the set whatever the lead; otherwise the target must be reached with the lead.
 */
export function over(
  a: number,
  b: number,
  target: number,
  lead: number,
  cap: number | null,
): boolean {
  const most = Math.max(a, b);
  if (cap !== null && most >= cap && a !== b) return true;
  return most >= target && Math.abs(a - b) >= lead;
}

export function isSetOver(a: number, b: number, limits: SetLimits): boolean {
  return over(a, b, limits.target, limits.lead, limits.cap);
}

/** A score that play can pass through with the set still open, both in whole points. */
function isOpenScore(a: number, b: number, limits: SetLimits): boolean {
  if (isSetOver(a, b, limits)) return false;
  const most = Math.max(a, b);
  if (limits.cap !== null && most >= limits.cap) return false;
  return limits.lead > 1 || most < limits.target;
}

/**
 * A final score that play can reach: over, and one point of the winner earlier still open. So 25:23 and
 * 26:24, but not 26:23, and under a cap of 27 neither 28:26 nor 28:27.
 */
export function isFinalScore(a: number, b: number, limits: SetLimits): boolean {
  const won = Math.max(a, b);
  const lost = Math.min(a, b);
  if (!Number.isInteger(a) || !Number.isInteger(b) || lost < 0) return false;
  return isSetOver(won, lost, limits) && isOpenScore(won - 1, lost, limits);
}

/** A score that play can reach: still open, or final. */
export function isReachableScore(a: number, b: number, limits: SetLimits): boolean {
  if (!Number.isInteger(a) || !Number.isInteger(b) || Math.min(a, b) < 0) return false;
  return isOpenScore(a, b, limits) || isFinalScore(a, b, limits);
}

/**
 * A total that may stand at the end of set number `set` under these rules. A set with a time limit may
 * also end at any reachable score with a leader, or level where draws are allowed.
 */
export function isPossibleTotal(rules: MatchRules, set: number, a: number, b: number): boolean {
  const limits = setLimits(rules, set);
  if (isFinalScore(a, b, limits)) return true;
  if (rules.timeLimitMin === null || !isReachableScore(a, b, limits)) return false;
  return a !== b || rules.onTime === 'drawAllowed';
}

/**
 * The side that would end the set with the next point; both may under a cap. `null` when over or
 * neither.
 */
export function setPointAt(a: number, b: number, limits: SetLimits): Side | 'both' | null {
  if (isSetOver(a, b, limits)) return null;
  const team1 = isSetOver(a + 1, b, limits);
  const team2 = isSetOver(a, b + 1, limits);
  if (team1 && team2) return 'both';
  if (team1) return 'team1';
  return team2 ? 'team2' : null;
}

/**
 * The points of the winner when the officials give it the set with the loser at `lost`: what it needs,
 * from the `won` it has (Rule 6.4: 20 against 24 becomes 26, 27 against 27 becomes 29).
 */
export function pointsNeeded(won: number, lost: number, limits: SetLimits): number {
  const byLead = Math.max(won, limits.target, lost + limits.lead);
  return limits.cap === null ? byLead : Math.min(byLead, limits.cap);
}
