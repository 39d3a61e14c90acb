import type { MatchRules } from '../match-rules.ts';
import { forfeitedSets } from './awarded-sets.ts';

/**
 * Rule 6.4.1: the sets of whoever wins without play and their points, 3 and 75 indoors, 2 and 42 in
 * beach. `points` are those of the first set.
 */
export function defaultScoreOf(rules: MatchRules): { sets: number; points: number; total: number } {
  const sets = forfeitedSets(rules, 'team2').map((set) => set.team1Score);
  return { sets: sets.length, points: sets[0]!, total: sets.reduce((sum, points) => sum + points) };
}
