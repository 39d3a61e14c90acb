import type { RallyReason } from '../events.ts';
import { RALLY_REASONS } from '../events.ts';
import type { MatchLog } from '../match-log.ts';
import type { Side } from '../side.ts';
import { knownRallies } from './known-points.ts';

/** The rallies of a match whose reason is known: "n of m rallies explained". */
export function explained(log: MatchLog): { explained: number; rallies: number } {
  const rallies = log.state.sets.reduce((total, set) => total + set.rallies, 0);
  const explained = knownRallies(log).filter((rally) => isExplained(rally.reason));
  return { explained: explained.length, rallies };
}

/** Rallies won by reason, of those that tell; null where none does. */
export function pointsByReason(log: MatchLog, side: Side): Record<RallyReason, number> | null {
  const explained = knownRallies(log).filter((rally) => isExplained(rally.reason));
  if (explained.length === 0) return null;
  const counts = Object.fromEntries(RALLY_REASONS.map((reason) => [reason, 0])) as Record<
    RallyReason,
    number
  >;
  for (const rally of explained) if (rally.winner === side) counts[rally.reason!] += 1;
  return counts;
}

/** A player's own points: attack + block + ace; `unspecified` were credited without a reason. */
export type PlayerPoints = {
  player: number;
  attack: number;
  block: number;
  ace: number;
  unspecified: number;
  points: number;
};

/** By shirt number, most points first. Errors of opponents are nobody's points. */
export function pointsByPlayer(log: MatchLog, side: Side): PlayerPoints[] {
  const players = new Map<number, PlayerPoints>();
  for (const { winner, player, reason } of knownRallies(log)) {
    if (winner !== side || player === null) continue;
    const skill = isExplained(reason) ? reason : 'unspecified';
    if (skill !== 'attack' && skill !== 'block' && skill !== 'ace' && skill !== 'unspecified') {
      continue;
    }
    const known = players.get(player);
    const own = known ?? { player, attack: 0, block: 0, ace: 0, unspecified: 0, points: 0 };
    own[skill] += 1;
    own.points += 1;
    players.set(player, own);
  }
  return [...players.values()].sort((a, b) => b.points - a.points || a.player - b.player);
}

function isExplained(reason: RallyReason | null): reason is Exclude<RallyReason, 'unknown'> {
  return reason !== null && reason !== 'unknown';
}
