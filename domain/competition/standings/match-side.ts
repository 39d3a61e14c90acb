import { matchPoints, type PointsScheme } from './points-system.ts';

/** A finished match as the table sees it. Order of the two teams: team1 is the home team. */
export type StandingsMatch = {
  readonly id: string;
  readonly team1: string;
  readonly team2: string;
  /**
   * Final points of each set, team1 first, unfinished sets included, a golden set left out. Fewer
   * than the sets of `setsWon` (or none) = the points of this match are not known.
   */
  readonly sets: readonly (readonly [number, number])[];
  /** Level = a draw. With neither sets nor set wins nor forfeit the match has no result. */
  readonly setsWon: readonly [number, number];
  /** The team that forfeits. Without set wins the default score counts. */
  readonly forfeit?: 'team1' | 'team2' | 'both' | null;
  /** Epoch milliseconds. Orders the form and finds the last of several meetings. */
  readonly playedAt?: number | null;
  /** Played in an earlier phase; counts like the others. */
  readonly carriedOver?: boolean;
  /** On neutral ground: in neither the home nor the away view. */
  readonly neutral?: boolean;
};

/** The score that a forfeit gives to the opponent, and a double forfeit to nobody. */
export type DefaultScore = {
  readonly sets: number;
  /** Of each set. */
  readonly points: number;
  /** Of all sets, where the last one is shorter or longer. */
  readonly total?: number;
};

/** Best of five indoors: 25-0, 25-0, 25-0. */
export const DEFAULT_SCORE: DefaultScore = { sets: 3, points: 25 };

/** One match from one team's side. */
export type MatchSide = {
  readonly match: StandingsMatch;
  readonly team: string;
  readonly opponent: string;
  readonly isHome: boolean;
  readonly result: 'W' | 'L' | 'D';
  readonly points: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly pointsWon: number;
  readonly pointsLost: number;
  readonly pointsKnown: boolean;
};

/** False for a match that nothing is known of: it must not count as a 0-0 draw. */
export function hasResult(match: StandingsMatch): boolean {
  return Boolean(match.forfeit) || match.sets.length > 0 || match.setsWon[0] + match.setsWon[1] > 0;
}

export function sidesOf(
  match: StandingsMatch,
  scheme: PointsScheme,
  defaultScore: DefaultScore,
): readonly [MatchSide, MatchSide] {
  return [sideOf(match, 0, 1, scheme, defaultScore), sideOf(match, 1, 0, scheme, defaultScore)];
}

/** `own` is the index of the team whose side it is, `other` that of its opponent. */
function sideOf(
  match: StandingsMatch,
  own: 0 | 1,
  other: 0 | 1,
  scheme: PointsScheme,
  byDefault: DefaultScore,
): MatchSide {
  const { team1, team2, forfeit, sets } = match;
  const isHome = own === 0;
  const forfeits = forfeit === 'both' || forfeit === (isHome ? 'team1' : 'team2');
  let setsWon = match.setsWon[own];
  let setsLost = match.setsWon[other];
  // Both stay away: each has lost by the default score. No regulation found says otherwise.
  const isDefault = forfeit === 'both' || (forfeit && setsWon + setsLost === 0);
  if (isDefault) {
    setsWon = forfeits ? 0 : byDefault.sets;
    setsLost = byDefault.sets - setsWon;
  }
  const counted = isDefault || (forfeit && sets.length === 0) ? null : sets;
  const pointsOf = (at: 0 | 1, setsOfTeam: number) =>
    counted
      ? counted.reduce((sum, set) => sum + set[at], 0)
      : (setsOfTeam === byDefault.sets && byDefault.total) || setsOfTeam * byDefault.points;
  const lead = forfeits ? -1 : forfeit ? 1 : setsWon - setsLost;
  return {
    match,
    team: isHome ? team1 : team2,
    opponent: isHome ? team2 : team1,
    isHome,
    result: lead > 0 ? 'W' : lead < 0 ? 'L' : 'D',
    points: matchPoints(scheme, setsWon, setsLost, forfeits ? 'us' : forfeit && 'them'),
    setsWon,
    setsLost,
    pointsWon: pointsOf(own, setsWon),
    pointsLost: pointsOf(other, setsLost),
    pointsKnown: !counted || counted.length >= setsWon + setsLost,
  };
}
