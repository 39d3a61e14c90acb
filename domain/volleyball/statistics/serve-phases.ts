import type { MatchLog } from '../match-log.ts';
import { otherSide, SIDES, type Side } from '../side.ts';
import { knownRallies } from './known-points.ts';
import type { Share } from './share.ts';

/** `sideOut`: rallies won of those received. `breakPoint`: rallies won of those served. */
export type ServePhases = { sideOut: Share; breakPoint: Share };

/**
 * By who served, as scouts count it; rallies whose server is not known are left out. The side-outs of
 * one side and the break points of the other add up to all rallies the other served.
 */
export function servePhases(log: MatchLog): Record<Side, ServePhases> {
  const rallies = knownRallies(log).filter((rally) => rally.served !== null);
  const phases = {} as Record<Side, ServePhases>;
  for (const side of SIDES) {
    const served = rallies.filter((rally) => rally.served === side);
    const received = rallies.filter((rally) => rally.served === otherSide(side));
    phases[side] = { sideOut: wonBy(side, received), breakPoint: wonBy(side, served) };
  }
  return phases;
}

function wonBy(side: Side, rallies: readonly { winner: Side }[]): Share {
  return { won: rallies.filter((rally) => rally.winner === side).length, of: rallies.length };
}

/** Rallies and points on the serve of one player, by shirt number; `aces` where reasons are known. */
export type ServerTurns = { player: number; serves: number; won: number; aces: number };

/** Needs line-ups; rallies without them are left out. Most serves first. */
export function pointsOnServe(log: MatchLog, side: Side): ServerTurns[] {
  const turns = new Map<number, ServerTurns>();
  for (const rally of knownRallies(log)) {
    const court = side === 'team1' ? rally.court1 : rally.court2;
    if (rally.served !== side || court === null) continue;
    const player = court.positions[0]!;
    const turn = turns.get(player) ?? { player, serves: 0, won: 0, aces: 0 };
    turn.serves += 1;
    if (rally.winner === side) turn.won += 1;
    if (rally.winner === side && rally.reason === 'ace') turn.aces += 1;
    turns.set(player, turn);
  }
  return [...turns.values()].sort((a, b) => b.serves - a.serves || a.player - b.player);
}
