import type { RandomSource } from '../lots/random-source.ts';
import type { Criterion } from '../standings/criteria.ts';
import { matchPoints, type PointsScheme } from '../standings/points-system.ts';
import { type MatchLength, scoreChances } from './match-chances.ts';
import { type SetStrength, setChance } from './set-strength.ts';

/** The sums of a team as its table has them now. */
export type SumsSoFar = {
  team: string;
  points: number;
  played: number;
  won: number;
  setsWon: number;
  setsLost: number;
};

export type MatchToPlay = { team1: string; team2: string; neutral?: boolean };

export type SeasonToPlay = {
  teams: readonly SumsSoFar[];
  matches: readonly MatchToPlay[];
  strength: SetStrength;
  length: MatchLength;
  scheme: PointsScheme;
  criteria: readonly Criterion[];
};

/** The criteria that a season without rally points can answer; others leave teams level for a lot. */
const ANSWERED: Partial<Record<Criterion, (sums: Sums) => number>> = {
  wins: ({ won }) => won,
  points: ({ points }) => points,
  setRatio: ({ setsWon, setsLost }) => quotient(setsWon, setsLost),
  setDifference: ({ setsWon, setsLost }) => setsWon - setsLost,
  setsWon: ({ setsWon }) => setsWon,
  winShare: ({ won, played }) => quotient(won, played),
  setShare: ({ setsWon, setsLost }) => quotient(setsWon, setsWon + setsLost),
  pointsPerMatch: ({ points, played }) => (played === 0 ? LAST : points / played),
};

/** Of a team that has played nothing; a difference of two is still a number. */
const LAST = -Number.MAX_VALUE;

/** As in tables: whoever has lost nothing is before all others and level with the like. */
function quotient(of: number, over: number): number {
  if (over > 0) return of / over;
  return of > 0 ? Number.MAX_VALUE : LAST;
}

const UNITS = 2 ** 32;

type Sums = Omit<SumsSoFar, 'team'>;

/** `counts[i][p]`: the seasons that team `i` of the question ended on place `p + 1`. */
export type PlacesPlayedOn = { seasons: number; counts: number[][] };

/**
 * The rest of a season, played on as often as asked: each match gets a set score by the strengths, and
 * the table its order by the criteria that set scores can answer. Teams still level are parted by lot.
 */
export function placesPlayedOn(
  season: SeasonToPlay,
  seasons: number,
  random: RandomSource,
): PlacesPlayedOn {
  const { teams } = season;
  const counts = teams.map(() => teams.map(() => 0));
  const matches = matchesWithOutcomes(season);
  const values = season.criteria.flatMap((name) => ANSWERED[name] ?? []);
  const sumsOfTeams = () => teams.map(({ team: _team, ...sums }) => sums);
  const start = sumsOfTeams();
  const sums = sumsOfTeams();
  const lots = teams.map(() => 0);
  const order = teams.map((_, index) => index);
  const better = (a: number, b: number) => {
    for (const value of values) {
      const difference = value(sums[b]!) - value(sums[a]!);
      if (difference !== 0) return difference;
    }
    return lots[a]! - lots[b]!;
  };
  for (let played = 0; played < seasons; played += 1) {
    for (const [index, team] of start.entries()) Object.assign(sums[index]!, team);
    for (let index = 0; index < lots.length; index += 1) lots[index] = random(UNITS);
    for (const match of matches) playMatch(match, sums, random(UNITS) / UNITS);
    order.sort(better);
    for (let place = 0; place < order.length; place += 1) counts[order[place]!]![place]! += 1;
  }
  return { seasons, counts };
}

/** `until`: the chances added up, so that one number from 0 to 1 finds the outcome. */
type Outcome = {
  until: number;
  setsWon: readonly [number, number];
  points: readonly [number, number];
};
type Match = { first: number; second: number; outcomes: Outcome[] };

function matchesWithOutcomes({ teams, matches, strength, length, scheme }: SeasonToPlay): Match[] {
  const indexOf = new Map(teams.map(({ team }, index) => [team, index]));
  return matches.map((match) => {
    let until = 0;
    const outcomes = scoreChances(setChance(strength, match), length).map(({ setsWon, chance }) => {
      until += chance;
      const [first, second] = setsWon;
      const ownPoints = (won: number, lost: number) => matchPoints(scheme, won, lost);
      const points = [ownPoints(first, second), ownPoints(second, first)] as const;
      return { until, setsWon, points };
    });
    return { first: indexOf.get(match.team1)!, second: indexOf.get(match.team2)!, outcomes };
  });
}

function playMatch({ first, second, outcomes }: Match, sums: Sums[], drawn: number): void {
  let index = 0;
  // Rounded chances end closer to 1 than any number drawn.
  while (drawn >= outcomes[index]!.until) index += 1;
  const { setsWon, points } = outcomes[index]!;
  addResult(sums[first]!, setsWon[0], setsWon[1], points[0]);
  addResult(sums[second]!, setsWon[1], setsWon[0], points[1]);
}

function addResult(sums: Sums, won: number, lost: number, points: number): void {
  sums.played += 1;
  sums.points += points;
  sums.setsWon += won;
  sums.setsLost += lost;
  if (won > lost) sums.won += 1;
}
