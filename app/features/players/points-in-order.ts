import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** The kind of a player's point; null for an attack, or where no kind was entered. */
export type OwnPoint = { score: string; kind: 'block' | 'ace' | null };
export type SetPoints = { set: number; points: OwnPoint[] };

/** The points of a shirt in the order of a match: the score after each, the own team's first. */
export function pointsInOrder(log: MatchLog, side: Side, shirt: number): SetPoints[] {
  return log.state.sets.map((set, at) => ({
    set: at + 1,
    points: set.points
      .filter(({ winner, player, no, cancelled }) => {
        return winner === side && player === shirt && no !== null && !cancelled;
      })
      .map(({ team1Score, team2Score, reason }) => ({
        score: side === 'team1' ? `${team1Score}–${team2Score}` : `${team2Score}–${team1Score}`,
        kind: reason === 'block' || reason === 'ace' ? reason : null,
      })),
  }));
}
