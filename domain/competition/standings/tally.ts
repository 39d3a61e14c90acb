import type { RankingCriterion } from './criteria.ts';
import { type Fraction, NONE, wholeNumber } from './fraction.ts';
import type { MatchSide } from './match-side.ts';

/** The sums of one team over some of its matches. */
export type Tally = {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  setsWon: number;
  setsLost: number;
  pointsWon: number;
  pointsLost: number;
  /** False once the rally points of a match are not known: they are in neither sum. */
  pointsKnown: boolean;
  carriedOver: number;
};

export function emptyTally(): Tally {
  return {
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    points: 0,
    setsWon: 0,
    setsLost: 0,
    pointsWon: 0,
    pointsLost: 0,
    pointsKnown: true,
    carriedOver: 0,
  };
}

export function addSide(tally: Tally, side: MatchSide): void {
  tally.played += 1;
  if (side.result === 'W') tally.won += 1;
  else if (side.result === 'L') tally.lost += 1;
  else tally.drawn += 1;
  tally.points += side.points;
  tally.setsWon += side.setsWon;
  tally.setsLost += side.setsLost;
  if (side.pointsKnown) {
    tally.pointsWon += side.pointsWon;
    tally.pointsLost += side.pointsLost;
  } else tally.pointsKnown = false;
  if (side.match.carriedOver) tally.carriedOver += 1;
}

/** Criteria that one team's sums answer, without a look at the teams it is level with. */
export type SumCriterion = Exclude<
  RankingCriterion,
  'headToHead' | 'lastMatch' | 'winsIfPlayedEqual'
>;

/** undefined = not known: rally points of some match are missing. */
export function sumValue(tally: Tally, criterion: SumCriterion): Fraction | undefined {
  switch (criterion) {
    case 'unplayed':
      return wholeNumber(tally.played > 0 ? 1 : 0);
    case 'wins':
      return wholeNumber(tally.won);
    case 'points':
      return wholeNumber(tally.points);
    case 'setsWon':
      return wholeNumber(tally.setsWon);
    case 'setDifference':
      return wholeNumber(tally.setsWon - tally.setsLost);
    case 'setRatio':
      return { of: tally.setsWon, over: tally.setsLost };
    case 'setShare':
      return { of: tally.setsWon, over: tally.setsWon + tally.setsLost };
    case 'winShare':
      return { of: tally.won, over: tally.played };
    case 'pointsPerMatch':
      return tally.played === 0 ? NONE : { of: tally.points, over: tally.played };
    default:
      return tally.pointsKnown ? rallyPointValue(tally, criterion) : undefined;
  }
}

function rallyPointValue(
  tally: Tally,
  criterion: 'pointsWon' | 'pointRatio' | 'pointDifference' | 'pointShare',
): Fraction {
  switch (criterion) {
    case 'pointsWon':
      return wholeNumber(tally.pointsWon);
    case 'pointDifference':
      return wholeNumber(tally.pointsWon - tally.pointsLost);
    case 'pointShare':
      return { of: tally.pointsWon, over: tally.pointsWon + tally.pointsLost };
    case 'pointRatio':
      return { of: tally.pointsWon, over: tally.pointsLost };
  }
}
