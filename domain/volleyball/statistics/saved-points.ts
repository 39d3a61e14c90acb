import { matchPointOf, setWins } from '../derive.ts';
import type { MatchLog } from '../match-log.ts';
import { setLimits } from '../match-rules.ts';
import { setPointAt } from '../set-end.ts';
import type { PointRecord } from '../set-state.ts';
import { otherSide, type Side } from '../side.ts';

export type SavedPoints = { setPoints: number; matchPoints: number };

/**
 * Points a side won while the other needed one more for the set, or for the match. Counted from the
 * known points only; null where there are none.
 */
export function savedPoints(log: MatchLog): Record<Side, SavedPoints> | null {
  const { rules, state } = log;
  if (state.sets.every((set) => set.points.length === 0)) return null;
  const saved = {
    team1: { setPoints: 0, matchPoints: 0 },
    team2: { setPoints: 0, matchPoints: 0 },
  };
  for (const [index, set] of state.sets.entries()) {
    const wins = setWins(state.sets.slice(0, index));
    for (const point of set.points) {
      const [first, second] = scoreBefore(point);
      const setPoint = setPointAt(first, second, setLimits(rules, set.set));
      const matchPoint = matchPointOf(rules, set, wins, setPoint);
      const other = otherSide(point.winner);
      const against = (held: Side | 'both' | null) => held === other || held === 'both';
      if (against(setPoint)) saved[point.winner].setPoints += 1;
      if (against(matchPoint)) saved[point.winner].matchPoints += 1;
    }
  }
  return saved;
}

function scoreBefore({ winner, team1Score, team2Score }: PointRecord): [number, number] {
  return winner === 'team1' ? [team1Score - 1, team2Score] : [team1Score, team2Score - 1];
}
