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
  const first = score(match, defaultScore, 0);
  const second = score(match, defaultScore, 1);
  return [
    {
      match,
      team: match.team1,
      opponent: match.team2,
      isHome: true,
      ...side(scheme, first, forfeitSeenBy(match, 'team1')),
    },
    {
      match,
      team: match.team2,
      opponent: match.team1,
      isHome: false,
      ...side(scheme, second, forfeitSeenBy(match, 'team2')),
    },
  ];
}

type Score = Pick<MatchSide, 'setsWon' | 'setsLost' | 'pointsWon' | 'pointsLost' | 'pointsKnown'>;
type ForfeitBy = 'us' | 'them' | 'both' | null;

function side(scheme: PointsScheme, own: Score, forfeitBy: ForfeitBy) {
  const points = matchPoints(scheme, { setsWon: own.setsWon, setsLost: own.setsLost, forfeitBy });
  return { ...own, result: resultOf(own, forfeitBy), points };
}

function resultOf(own: Score, forfeitBy: ForfeitBy): MatchSide['result'] {
  if (forfeitBy !== null) return forfeitBy === 'them' ? 'W' : 'L';
  if (own.setsWon === own.setsLost) return 'D';
  return own.setsWon > own.setsLost ? 'W' : 'L';
}

function forfeitSeenBy(match: StandingsMatch, team: 'team1' | 'team2'): ForfeitBy {
  if (!match.forfeit) return null;
  if (match.forfeit === 'both') return 'both';
  return match.forfeit === team ? 'us' : 'them';
}

/** `own` is the index of the team whose score it is. */
function score(match: StandingsMatch, byDefault: DefaultScore, own: 0 | 1): Score {
  const other = own === 0 ? 1 : 0;
  // Both stay away: each has lost by the default score. No regulation found says otherwise.
  if (match.forfeit === 'both') return defaultFor(0, byDefault.sets, byDefault);
  const setsWon = match.setsWon[own];
  const setsLost = match.setsWon[other];
  if (match.forfeit && setsWon + setsLost === 0) {
    const forfeits = (match.forfeit === 'team1') === (own === 0);
    return forfeits
      ? defaultFor(0, byDefault.sets, byDefault)
      : defaultFor(byDefault.sets, 0, byDefault);
  }
  if (match.forfeit && match.sets.length === 0) {
    return defaultFor(setsWon, setsLost, byDefault);
  }
  let pointsWon = 0;
  let pointsLost = 0;
  for (const set of match.sets) {
    pointsWon += set[own];
    pointsLost += set[other];
  }
  const pointsKnown = match.sets.length >= setsWon + setsLost;
  return { setsWon, setsLost, pointsWon, pointsLost, pointsKnown };
}

function defaultFor(setsWon: number, setsLost: number, byDefault: DefaultScore): Score {
  const pointsFor = (sets: number) =>
    sets === byDefault.sets && byDefault.total !== undefined
      ? byDefault.total
      : sets * byDefault.points;
  return {
    setsWon,
    setsLost,
    pointsWon: pointsFor(setsWon),
    pointsLost: pointsFor(setsLost),
    pointsKnown: true,
  };
}
