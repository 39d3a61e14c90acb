import type { PlayerSummary } from '#contract/people/player.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { pointsByPlayer } from '#domain/volleyball/statistics/points-by.ts';

/** A player of a roster with the points of some matches. */
export type ScorerLine = { id: string; name: string; number: number; points: number };

/**
 * The players of a roster by the points that logs name them for, the best first.
 * @param roster those who may be named beside their points
 */
export function teamPoints(
  logs: readonly { log: MatchLog; side: Side }[],
  roster: readonly PlayerSummary[],
): ScorerLine[] {
  const sums = new Map<number, number>();
  for (const { log, side } of logs) {
    for (const { player, points } of pointsByPlayer(log, side)) {
      sums.set(player, (sums.get(player) ?? 0) + points);
    }
  }
  return roster
    .flatMap(({ id, fullName, jerseyNumber }) => {
      const points = jerseyNumber === null ? undefined : sums.get(jerseyNumber);
      return points ? [{ id, name: fullName, number: jerseyNumber!, points }] : [];
    })
    .toSorted((a, b) => b.points - a.points || a.number - b.number);
}
