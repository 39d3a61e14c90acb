import type { MatchStand } from '#contract/parked-branch.ts';

/** Set wins and the sets: `1-0 (25-20, 3-5)`; undefined before the first set. */
export function standWords({ team1Wins, team2Wins, sets }: MatchStand): string | undefined {
  if (sets.length === 0) return undefined;
  const scores = sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`);
  return `${team1Wins}-${team2Wins} (${scores.join(', ')})`;
}

export function isSameStand(one: MatchStand, other: MatchStand | null): boolean {
  return other !== null && JSON.stringify(one) === JSON.stringify(other);
}
