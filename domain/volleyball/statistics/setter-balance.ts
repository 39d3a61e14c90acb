import type { MatchLog } from '../match-log.ts';
import type { Side } from '../side.ts';
import { knownRallies } from './known-points.ts';

/** Rallies won minus lost while the setter stood in position `position` (1 = back right). */
export type SetterBalance = { position: number; won: number; lost: number; balance: number };

/**
 * By the position of one player, as coaches name rotations after their setter. Only rallies with a
 * known line-up and this player on court count; null where there is none.
 */
export function setterBalance(log: MatchLog, side: Side, setter: number): SetterBalance[] | null {
  const table = Array.from({ length: log.rules.playersOnCourt }, (_, index) => {
    return { position: index + 1, won: 0, lost: 0, balance: 0 };
  });
  let counted = 0;
  for (const rally of knownRallies(log)) {
    const court = side === 'team1' ? rally.court1 : rally.court2;
    const slot = table[court?.positions.indexOf(setter) ?? -1];
    if (slot === undefined) continue;
    if (rally.winner === side) slot.won += 1;
    else slot.lost += 1;
    slot.balance = slot.won - slot.lost;
    counted += 1;
  }
  return counted === 0 ? null : table;
}
