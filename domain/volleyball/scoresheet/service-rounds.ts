/**
 * The service boxes of a sheet. Each turn of serving has one box, under the player whose turn it is;
 * whoever loses the serve gets the team's points written there. A team that receives first turns
 * before its first service, so the first box of its player I is crossed out; in an order of service
 * (beach) it does not turn, and nothing is crossed.
 */
import type { MatchRules } from '../match-rules.ts';
import type { PointRecord, SetState } from '../set-state.ts';
import { otherSide, SIDES, type Side } from '../side.ts';

/** `score` null: crossed out before play. `isLast`: the points with which the set ended, circled. */
export type ServiceBox = { player: number; round: number; score: number | null; isLast: boolean };

/**
 * The boxes of both teams, in order of service; `player` and `round` count from 1. null where the
 * course of the serve is not known point by point to the end.
 */
export function serviceRounds(
  rules: MatchRules,
  set: SetState,
): Record<Side, readonly ServiceBox[]> | null {
  const points = set.points.filter((point) => !point.cancelled);
  if (set.firstServe === null || !showsWholeSet(set, points)) return null;
  const size = rules.playersOnCourt;
  const isTurning = rules.rotation !== 'order';
  const boxes: Record<Side, ServiceBox[]> = { team1: [], team2: [] };
  const turn: Record<Side, number> = { team1: 0, team2: 0 };
  const score: Record<Side, number> = { team1: 0, team2: 0 };
  const write = (side: Side, value: number | null, isLast: boolean) =>
    boxes[side].push({
      player: (turn[side] % size) + 1,
      round: Math.floor(turn[side] / size) + 1,
      score: value,
      isLast,
    });

  let serving = set.firstServe;
  const receiving = otherSide(serving);
  if (isTurning) {
    write(receiving, null, false);
    turn[receiving] += 1;
  }
  for (const [index, { winner, served }] of points.entries()) {
    // The serve went over by a point that was cancelled since: whose turns those were is not told.
    if (served !== serving) return null;
    score[winner] += 1;
    const isEnd = set.over && index === points.length - 1;
    if (winner !== serving) {
      write(serving, score[serving], isEnd);
      turn[serving] += 1;
      serving = winner;
    }
    // The winner of the set has its points written with its server, also the one who would serve
    // next.
    if (isEnd) write(serving, score[serving], true);
  }
  return boxes;
}

/** All points of both teams are there one by one; none was given or taken away by officials. */
function showsWholeSet(set: SetState, points: readonly PointRecord[]): boolean {
  return SIDES.every(
    (side) => points.filter(({ winner }) => winner === side).length === set[`${side}Score`],
  );
}
