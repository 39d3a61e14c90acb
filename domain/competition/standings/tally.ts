import type { RankingCriterion } from './criteria.ts';
import { type Fraction, fraction, NONE } from './fraction.ts';
import type { MatchSide } from './match-side.ts';
import type { StandingsNote } from './note.ts';

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

function tallyOf(sides: readonly MatchSide[]): Tally {
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

/** A decision outside the criteria that puts a team below all teams without one. */
export type Placing = {
  readonly criterion: 'decree' | 'withdrawn';
  readonly reason: string | null;
};

/** Everything that a table says of one team. */
export type TeamRecord = {
  readonly sides: readonly MatchSide[];
  readonly tally: Tally;
  readonly notes: StandingsNote[];
  placing?: Placing;
};

export function recordOf(sides: readonly MatchSide[]): TeamRecord {
  return { sides, tally: tallyOf(sides), notes: [] };
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

/** Those that are a sum as it is. */
type PlainCriterion = SumCriterion & keyof Tally;

const VALUES: Readonly<Record<Exclude<SumCriterion, PlainCriterion>, (of: Tally) => Fraction>> = {
  unplayed: (of) => fraction(Math.min(of.played, 1)),
  wins: (of) => fraction(of.won),
  setDifference: (of) => fraction(of.setsWon - of.setsLost),
  setRatio: (of) => fraction(of.setsWon, of.setsLost),
  setShare: (of) => fraction(of.setsWon, of.setsWon + of.setsLost),
  winShare: (of) => fraction(of.won, of.played),
  pointsPerMatch: (of) => (of.played ? fraction(of.points, of.played) : NONE),
  pointDifference: (of) => fraction(of.pointsWon - of.pointsLost),
  pointRatio: (of) => fraction(of.pointsWon, of.pointsLost),
  pointShare: (of) => fraction(of.pointsWon, of.pointsWon + of.pointsLost),
};

const OF_RALLY_POINTS = /^point(sWon|Difference|Ratio|Share)$/;

/** undefined = not known: rally points of some match are missing. */
export function sumValue(tally: Tally, criterion: SumCriterion): Fraction | undefined {
  if (!tally.pointsKnown && OF_RALLY_POINTS.test(criterion)) return undefined;
  return isPlain(criterion) ? fraction(tally[criterion]) : VALUES[criterion](tally);
}

function isPlain(criterion: SumCriterion): criterion is PlainCriterion {
  return !(criterion in VALUES);
}
