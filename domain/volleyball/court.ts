import type { MatchRules } from './match-rules.ts';
import type { Court } from './set-state.ts';

export function newCourt(players: readonly number[]): Court {
  return {
    positions: players,
    starters: players,
    pairs: [],
    substitutions: 0,
    exceptional: 0,
    libero: null,
    requested: false,
    liberoMoved: false,
    hasServed: false,
    liberoServedFor: null,
  };
}

/**
 * The team regains the serve. Positions turn one place clockwise, 2 to 1 and 1 to 6, so the first
 * server of the receiving team is its position 2. In an order of service the first turn is the first
 * player's own.
 */
export function regainServe(rules: MatchRules, court: Court): Court {
  if (rules.rotation === 'order' && !court.hasServed) return { ...court, hasServed: true };
  return { ...court, positions: [...court.positions.slice(1), court.positions[0]!] };
}

/** A completed rally lets each team ask again. */
export function afterRally(court: Court): Court {
  if (!court.requested && !court.liberoMoved) return court;
  return { ...court, requested: false, liberoMoved: false };
}

/** Position 1..n of a player on court, or null. */
export function positionOf(court: Court, player: number): number | null {
  const index = court.positions.indexOf(player);
  return index < 0 ? null : index + 1;
}

/** Positions 2, 3 and 4 are the front row of six. */
export function isFrontRow(position: number): boolean {
  return position >= 2 && position <= 4;
}
