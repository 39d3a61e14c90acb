import type { RankingCriterion } from './criteria.ts';
import { type Fraction, fraction, NONE } from './fraction.ts';
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

export function tallyOf(sides: readonly MatchSide[]): Tally {
  const tally: Tally = {
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
  for (const side of sides) addSide(tally, side);
  return tally;
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

const VALUES: Readonly<Record<SumCriterion, (of: Tally) => Fraction>> = {
  unplayed: (of) => fraction(Math.min(of.played, 1)),
  wins: (of) => fraction(of.won),
  points: (of) => fraction(of.points),
  setsWon: (of) => fraction(of.setsWon),
  setDifference: (of) => fraction(of.setsWon - of.setsLost),
  setRatio: (of) => fraction(of.setsWon, of.setsLost),
  setShare: (of) => fraction(of.setsWon, of.setsWon + of.setsLost),
  winShare: (of) => fraction(of.won, of.played),
  pointsPerMatch: (of) => (of.played ? fraction(of.points, of.played) : NONE),
  pointsWon: (of) => fraction(of.pointsWon),
  pointDifference: (of) => fraction(of.pointsWon - of.pointsLost),
  pointRatio: (of) => fraction(of.pointsWon, of.pointsLost),
  pointShare: (of) => fraction(of.pointsWon, of.pointsWon + of.pointsLost),
};

const OF_RALLY_POINTS = /^point(sWon|Difference|Ratio|Share)$/;

/** undefined = not known: rally points of some match are missing. */
export function sumValue(tally: Tally, criterion: SumCriterion): Fraction | undefined {
  if (!tally.pointsKnown && OF_RALLY_POINTS.test(criterion)) return undefined;
  return VALUES[criterion](tally);
}
