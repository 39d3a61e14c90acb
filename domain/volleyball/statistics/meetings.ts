import type { MatchState } from '../match-state.ts';
import { otherSide, type Side } from '../side.ts';

/** A finished match seen from one of its sides. */
export type Appearance = { state: MatchState; side: Side };

export type FormLetter = 'W' | 'L' | 'D';

/** The last results, oldest first, of matches given in the order they were played. */
export function form(appearances: readonly Appearance[], last = 5): FormLetter[] {
  return appearances.flatMap(({ state, side }) => letterOf(state, side) ?? []).slice(-last);
}

function letterOf({ winner }: MatchState, side: Side): FormLetter | null {
  if (winner === null) return null;
  if (winner === 'draw') return 'D';
  return winner === side ? 'W' : 'L';
}

/**
 * `points` only over matches whose set scores are known (`pointsKnown` of them); a result in set wins
 * adds nothing to points, not even zero.
 */
export type HeadToHead = {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  setsWon: number;
  setsLost: number;
  pointsKnown: number;
  pointsWon: number;
  pointsLost: number;
};

/** All meetings of two teams, seen from one; matches without an outcome do not count. */
export function headToHead(appearances: readonly Appearance[]): HeadToHead {
  const total: HeadToHead = {
    played: 0,
    won: 0,
    lost: 0,
    drawn: 0,
    setsWon: 0,
    setsLost: 0,
    pointsKnown: 0,
    pointsWon: 0,
    pointsLost: 0,
  };
  for (const { state, side } of appearances) {
    const letter = letterOf(state, side);
    if (letter === null) continue;
    const other = otherSide(side);
    total.played += 1;
    total.won += letter === 'W' ? 1 : 0;
    total.lost += letter === 'L' ? 1 : 0;
    total.drawn += letter === 'D' ? 1 : 0;
    total.setsWon += state[`${side}Wins`];
    total.setsLost += state[`${other}Wins`];
    if (state.sets.length === 0) continue;
    total.pointsKnown += 1;
    for (const set of state.sets) {
      total.pointsWon += set[`${side}Score`];
      total.pointsLost += set[`${other}Score`];
    }
  }
  return total;
}
