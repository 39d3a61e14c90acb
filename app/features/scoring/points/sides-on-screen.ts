import { isDecidingSet, type MatchRules } from '#domain/volleyball/match-rules.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';

/**
 * The team that stands left of the scorer. In a set it is the log's knowledge; before a set it is
 * what the change of ends makes likely, which the scorer may correct.
 */
export function leftSide(rules: MatchRules, state: MatchState): Side {
  if (state.currentSet !== null || state.toss?.left) return state.left ?? 'team1';
  const last = state.sets.at(-1)?.left ?? null;
  if (last === null) return 'team1';
  const next = state.sets.length + 1;
  return rules.sides.between === 'swap' && !isDecidingSet(rules, next) ? otherSide(last) : last;
}
