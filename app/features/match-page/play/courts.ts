import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** Shirt numbers in positions 1 to 6. */
export type Courts = {
  set: number;
  team1: readonly number[] | null;
  team2: readonly number[] | null;
  serving: Side | null;
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
  return { set: set.set, team1: team1 ?? null, team2: team2 ?? null, serving: set.serving };
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

export const COURT_SIZE = { width: 180, height: 90 };
const CELL = { width: 42, height: 28 };

/** Centre of a position 1..6 in the drawing: team 1 plays from the left, team 2 from the right. */
export function placeOnCourt(side: Side, position: number): { x: number; y: number } {
  const [column, row] = PLACES[position - 1]!;
  const x = 24 + column * CELL.width;
  const y = 17 + row * CELL.height;
  return side === 'team1' ? { x, y } : { x: COURT_SIZE.width - x, y: COURT_SIZE.height - y };
}
