import type { MatchLog } from '../match-log.ts';
import { otherSide, type Side } from '../side.ts';
import { stretches } from './known-points.ts';

/** Points won minus lost while a side stood in rotation `rotation` (I = the one it started in). */
export type RotationBalance = { rotation: number; won: number; lost: number; balance: number };

/**
 * By the side's own rotation, which its side-outs turn. Only points counted from the beginning of a set
 * with a known first serve: after a gap nobody knows the rotation. Null where no such point is.
 */
export function rotationBalance(log: MatchLog, side: Side): RotationBalance[] | null {
  const turns = log.rules.playersOnCourt;
  const table = Array.from({ length: turns }, (_, index) => {
    return { rotation: index + 1, won: 0, lost: 0, balance: 0 };
  });
  let counted = 0;
  for (const set of log.state.sets) {
    const first = stretches(set)[0] ?? [];
    const fromStart = set.firstServe !== null && first[0]?.served === set.firstServe;
    if (!fromStart || first[0]!.team1Score + first[0]!.team2Score !== 1) continue;
    // In an order of service the receiver's first turn is the first player's own.
    let rotation = log.rules.rotation === 'order' && set.firstServe !== side ? -1 : 0;
    for (const point of first) {
      const slot = table[Math.max(rotation, 0) % turns]!;
      if (point.winner === side) slot.won += 1;
      else slot.lost += 1;
      slot.balance = slot.won - slot.lost;
      counted += 1;
      if (point.winner === side && point.served === otherSide(side)) rotation += 1;
    }
  }
  return counted === 0 ? null : table;
}
