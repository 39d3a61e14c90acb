import type { Messages } from '#app/messages/messages.ts';
import type { MatchStand } from '#contract/matches/parked-branch.ts';

/** Set wins and the points of each set: `sets 1-0, points 25-20 3-5`. */
export function standWords(
  words: Messages['parked'],
  { team1Wins, team2Wins, sets }: MatchStand,
): string {
  if (sets.length === 0) return words.noSets;
  const points = sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`);
  return words.stand(`${team1Wins}-${team2Wins}`, points.join(' '));
}

export function isSameStand(first: MatchStand, second: MatchStand | null): boolean {
  return second !== null && JSON.stringify(first) === JSON.stringify(second);
}
