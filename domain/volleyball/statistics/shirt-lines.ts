import type { MatchLog } from '../match-log.ts';
import type { SetState } from '../set-state.ts';
import type { Side } from '../side.ts';
import { pointsByPlayer } from './points-by.ts';

/** One shirt of a side in one match. */
export type ShirtLine = {
  shirt: number;
  /** Sets in which it was seen on court; 0 where nobody wrote the line-ups down. */
  sets: number;
  points: number;
  attack: number;
  block: number;
  ace: number;
};

/** All shirts of a side that were on court or made a point, in order of their numbers. */
export function shirtLines(log: MatchLog, side: Side): ShirtLine[] {
  const lines = new Map<number, ShirtLine>();
  const lineOf = (shirt: number) => {
    const known = lines.get(shirt);
    const line = known ?? { shirt, sets: 0, points: 0, attack: 0, block: 0, ace: 0 };
    lines.set(shirt, line);
    return line;
  };
  for (const set of log.state.sets) {
    for (const shirt of shirtsOnCourt(set, side)) lineOf(shirt).sets += 1;
  }
  for (const { player, points, attack, block, ace } of pointsByPlayer(log, side)) {
    Object.assign(lineOf(player), { points, attack, block, ace });
  }
  return [...lines.values()].sort((a, b) => a.shirt - b.shirt);
}

/** The starting line-up, and everybody who stood on court before a point or stands there now. */
function shirtsOnCourt(set: SetState, side: Side): Set<number> {
  const shirts = new Set<number>();
  const before = set.points.map((point) => (side === 'team1' ? point.court1 : point.court2));
  for (const court of [...before, set[side].court]) {
    if (court === null) continue;
    for (const shirt of [...court.starters, ...court.positions]) shirts.add(shirt);
  }
  return shirts;
}
