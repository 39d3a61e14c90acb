import type { MatchLog } from '../match-log.ts';
import type { PointRecord } from '../set-state.ts';
import { otherSide, type Side } from '../side.ts';
import { knownRallies, stretches } from './known-points.ts';
import type { ServePhases } from './serve-phases.ts';

/** The phases of a side while it stood in one rotation, or while its setter stood in one position. */
export type PhasesAt = ServePhases & { place: number };

/**
 * By the side's own rotation, which its side-outs turn: place 1 is the one it started in. Only rallies
 * counted from the beginning of a set with a known first serve: after a gap nobody knows the rotation.
 * Null where no such rally is.
 */
export function phasesByRotation({ rules, state }: MatchLog, side: Side): PhasesAt[] | null {
  const turns = rules.playersOnCourt;
  const table = emptyTable(turns);
  for (const set of state.sets) {
    const first = stretches(set)[0] ?? [];
    const fromStart = set.firstServe !== null && first[0]?.served === set.firstServe;
    if (!fromStart || first[0]!.team1Score + first[0]!.team2Score !== 1) continue;
    // In an order of service the receiver's first turn is the first player's own.
    let rotation = rules.rotation === 'order' && set.firstServe !== side ? -1 : 0;
    for (const point of first) {
      count(table[Math.max(rotation, 0) % turns]!, point, side);
      if (point.winner === side && point.served === otherSide(side)) rotation += 1;
    }
  }
  return filled(table);
}

/**
 * By the position of the side's setter, as coaches name rotations. Only rallies whose setter a scout
 * wrote down; null where there is none.
 */
export function phasesBySetter(log: MatchLog, side: Side): PhasesAt[] | null {
  const table = emptyTable(log.rules.playersOnCourt);
  for (const rally of knownRallies(log)) {
    const slot = table[(rally.scouting?.setters?.[side] ?? 0) - 1];
    if (slot !== undefined) count(slot, rally, side);
  }
  return filled(table);
}

function emptyTable(places: number): PhasesAt[] {
  return Array.from({ length: places }, (_, index) => {
    return { place: index + 1, sideOut: { won: 0, of: 0 }, breakPoint: { won: 0, of: 0 } };
  });
}

/** A penalty turns the rotation and is no rally. */
function count(slot: PhasesAt, { no, cancelled, served, winner }: PointRecord, side: Side): void {
  if (no === null || cancelled || served === null) return;
  const share = served === side ? slot.breakPoint : slot.sideOut;
  share.of += 1;
  if (winner === side) share.won += 1;
}

function filled(table: PhasesAt[]): PhasesAt[] | null {
  return table.some(({ sideOut, breakPoint }) => sideOut.of + breakPoint.of > 0) ? table : null;
}
