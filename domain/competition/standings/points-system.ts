/**
 * Match points: what a result is worth in the table.
 *
 * | system   | without a set lost | in between (3-1) | after the last set | draw | forfeit |
 * |----------|--------------------|------------------|--------------------|------|---------|
 * | fivb     | 3-0                | 3-0              | 2-1                | 1-1  | 3-0     |
 * | two-one  | 2-1                | 2-1              | 2-1                | 1-1  | 2-0     |
 * | wins     | 1-0                | 1-0              | 1-0                | 0-0  | 1-0     |
 * | norceca  | 5-0                | 4-1              | 3-2                | 2-2  | 5-0     |
 *
 * A best of three is worth the same: 2-0 as 3-0, 2-1 as 3-2. No regulation that we found names the
 * points of a draw beside one of these systems (the one that knows draws pays 3 and 1): the draw
 * column is ours.
 */
export const POINTS_SYSTEMS = ['fivb', 'two-one', 'wins', 'norceca'] as const;

export type PointsSystem = (typeof POINTS_SYSTEMS)[number];

/** Points for the winner, then for the loser. Whole numbers; they may be negative. */
export type PointsPair = readonly [winner: number, loser: number];

/** A league's own system. Whole numbers throughout, so that tables compare exactly. */
export type PointsScheme = {
  /** The loser won no set: 3-0, 2-0, 1-0. */
  readonly sweep: PointsPair;
  /** Neither of the others: 3-1. */
  readonly clear: PointsPair;
  /** One set's difference after a full match: 3-2, 2-1. */
  readonly decider: PointsPair;
  /** For each team, when the sets are level. */
  readonly draw: number;
  /** The loser is the team that forfeits. Some leagues take points away: -1, -4. */
  readonly forfeit: PointsPair;
  /** For every set won, beside the above. */
  readonly perSet?: number;
  /** For turning up: every match played, except by the team that forfeits it. */
  readonly perMatch?: number;
  /** Results that are worth something else, by set score with the winner first: '3-1'. */
  readonly exact?: Readonly<Record<string, PointsPair>>;
};

/** A line of the table above. */
const scheme = (
  sweep: PointsPair,
  decider: PointsPair,
  draw: number,
  forfeit = sweep,
  clear = sweep,
): PointsScheme => ({ sweep, clear, decider, draw, forfeit });

const SCHEMES: Readonly<Record<PointsSystem, PointsScheme>> = {
  fivb: scheme([3, 0], [2, 1], 1),
  'two-one': scheme([2, 1], [2, 1], 1, [2, 0]),
  wins: scheme([1, 0], [1, 0], 0),
  norceca: scheme([5, 0], [3, 2], 2, [5, 0], [4, 1]),
};

export function schemeOf(system: PointsSystem | PointsScheme): PointsScheme {
  return typeof system === 'string' ? SCHEMES[system] : system;
}

/**
 * The match points of one team for one match.
 *
 * @param forfeitBy the team that defaulted; of two, each is `us` on its own side
 */
export function matchPoints(
  scheme: PointsScheme,
  setsWon: number,
  setsLost: number,
  forfeitBy?: 'us' | 'them' | null,
): number {
  const { forfeit, draw, perSet = 0, perMatch = 0 } = scheme;
  const extra = setsWon * perSet;
  if (forfeitBy === 'us') return forfeit[1] + extra;
  return extra + perMatch + pointsPlayedFor();

  function pointsPlayedFor(): number {
    if (forfeitBy) return forfeit[0];
    if (setsWon === setsLost) return draw;
    return setsWon > setsLost
      ? pairFor(scheme, setsWon, setsLost)[0]
      : pairFor(scheme, setsLost, setsWon)[1];
  }
}

function pairFor(scheme: PointsScheme, winner: number, loser: number): PointsPair {
  const exact = scheme.exact?.[`${winner}-${loser}`];
  if (exact) return exact;
  if (loser === 0) return scheme.sweep;
  return winner - loser === 1 ? scheme.decider : scheme.clear;
}
