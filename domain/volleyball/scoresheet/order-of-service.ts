import { otherSide, type Side } from '../side.ts';
import type { ServiceBox } from './service-rounds.ts';
import type { SetSheet } from './set-sheet.ts';

/** A line of the order of service of both teams: I, II, III, IV on a beach sheet. */
export type ServiceLine = {
  side: Side;
  /** The player's shirt; null where no order of service is known. */
  player: number | null;
  /** The turns of this player, in order. */
  boxes: readonly ServiceBox[];
};

/**
 * The order of service of a set without rotation (beach): the first player of the team that serves first,
 * the first of the other one, the second of each. In a set without its first serve the first server is not known:
 * then team 1 stands first.
 */
export function orderOfService(set: SetSheet, players: number): ServiceLine[] {
  const first = set.firstServe ?? 'team1';
  return Array.from({ length: players }, (_, index) =>
    [first, otherSide(first)].map((side) => ({
      side,
      player: set[side].order[index]?.starter ?? null,
      boxes: set[side].rounds?.filter(({ player }) => player === index + 1) ?? [],
    })),
  ).flat();
}
