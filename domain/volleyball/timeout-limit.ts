import type { MatchRules } from './match-rules.ts';
import { isDecidingSet } from './match-rules.ts';
import type { SetState } from './set-state.ts';
import type { Side } from './side.ts';

/** Time-outs that a team has in this set, those it took included. */
export function timeoutLimit(rules: MatchRules, set: SetState, side: Side): number {
  const { perSet, inDecider } = rules.timeouts;
  if (isDecidingSet(rules, set.set)) return inDecider;
  const { timeouts, lateTimeouts } = set[side];
  const firstIsLost = isLateForFirstTimeout(rules, set) && timeouts === lateTimeouts;
  return firstIsLost ? Math.max(0, perSet - 1) : perSet;
}

/** Either team has the score before which a first time-out has to be taken, where there is one. */
export function isLateForFirstTimeout(rules: MatchRules, set: SetState): boolean {
  const { firstBefore = Number.POSITIVE_INFINITY } = rules.timeouts;
  return Math.max(set.team1Score, set.team2Score) >= firstBefore;
}
