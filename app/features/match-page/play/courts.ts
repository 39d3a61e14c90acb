import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** Shirt numbers in positions 1 to 6. */
export type Courts = {
  set: number;
  team1: readonly number[] | null;
  team2: readonly number[] | null;
  serving: Side | null;
  /** Shirt numbers of the liberos of each team. */
  liberos: Record<Side, readonly number[]>;
};

/**
 * The players on court in the set in play, or at the end of the last; null where nobody is known.
 */
export function courtsOf(log: MatchLog): Courts | null {
  const set = log.state.sets.at(-1);
  if (set === undefined || log.rules.rotation !== 'six') return null;
  const [team1, team2] = [set.team1.court, set.team2.court].map(
    (court) => court?.positions ?? null,
  );
  if (!team1 && !team2) return null;
  const liberos = { team1: log.state.team1.liberos, team2: log.state.team2.liberos };
  return {
    set: set.set,
    team1: team1 ?? null,
    team2: team2 ?? null,
    serving: set.serving,
    liberos,
  };
}

/** By position: column from the own end line (0) to the net (1), row from the own left (0). */
const PLACES = [
  [0, 2],
  [1, 2],
  [1, 1],
  [1, 0],
  [0, 0],
  [0, 1],
] as const;

export const COURT_SIZE = { width: 336, height: 196 };
const CELL = { width: 80, height: 66 };

/** Centre of a position 1..6 in the drawing: team 1 plays from the left, team 2 from the right. */
export function placeOnCourt(side: Side, position: number): { x: number; y: number } {
  const [column, row] = PLACES[position - 1]!;
  const x = 44 + column * CELL.width;
  const y = 32 + row * CELL.height;
  return side === 'team1' ? { x, y } : { x: COURT_SIZE.width - x, y: COURT_SIZE.height - y };
}
