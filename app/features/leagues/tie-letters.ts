import type { Standings } from '#contract/leagues/standings.ts';

export type TieLetter = {
  letter: string;
  /** The two teams, the upper one first. */
  teams: [string, string];
  reason: Standings['explanations'][number];
};

/** Places that need no reason: what decided is no result. */
const NO_TIES = new Set(['withdrawn', 'unplayed']);

/**
 * A letter for every two neighbours that are level on wins and points, which the columns of a phone
 * show: without a word about it, their order could not be understood.
 */
export function tieLetters({ rows, explanations }: Standings): TieLetter[] {
  const byTeam = new Map(rows.map((row) => [row.team.id, row]));
  const ties = explanations.filter(({ above, below, criterion }) => {
    const first = byTeam.get(above);
    const second = byTeam.get(below);
    if (!first || !second || first.played + second.played === 0 || NO_TIES.has(criterion))
      return false;
    return first.won === second.won && first.points === second.points;
  });
  return ties.map((reason, at) => ({
    letter: String.fromCharCode('a'.charCodeAt(0) + (at % 26)),
    teams: [reason.above, reason.below],
    reason,
  }));
}
