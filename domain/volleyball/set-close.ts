import type { MatchRules, SetLimits } from './match-rules.ts';
import { setLimits } from './match-rules.ts';
import { isSetOver } from './set-end.ts';
import type { SetState } from './set-state.ts';
import { leaderOf } from './set-state.ts';

/** After time the target falls away: the next point decides, or the next lead. */
export function currentLimits(rules: MatchRules, set: SetState): SetLimits {
  const limits = setLimits(rules, set.set);
  if (!set.timeUp) return limits;
  return { ...limits, target: 0, lead: rules.onTime === 'nextPoint' ? 1 : limits.lead };
}

/** The set with its end, if its score is one. */
export function closeIfOver(rules: MatchRules, set: SetState, at: number): SetState {
  if (!isSetOver(set.team1Score, set.team2Score, currentLimits(rules, set))) return set;
  return close(set, at);
}

/** The set ended as it stands. */
export function close(set: SetState, at: number): SetState {
  return { ...set, over: true, winner: leaderOf(set.team1Score, set.team2Score), endedAt: at };
}
