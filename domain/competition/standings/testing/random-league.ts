import { CRITERIA, type Criterion } from '../criteria.ts';
import { POINTS_SYSTEMS } from '../points-system.ts';
import type { StandingsInput, StandingsMatch } from '../standings.ts';
import { WITHDRAWAL_POLICIES } from '../withdrawals.ts';

/** A whole number from 0 to below `n`; the same seed gives the same sequence. */
export type Dice = (n: number) => number;

/** mulberry32, a small generator in the public domain. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** Few different scores, so that many teams are level. */
const SCORES = [
  '25-20 25-20 25-20',
  '25-20 25-20 25-20',
  '25-20 20-25 25-20 25-20',
  '25-20 20-25 25-20 20-25 15-10',
  '25-20 25-20',
  '25-20 20-25 15-10',
  '25-20 20-25',
  '25-20',
  '12-12',
];

/**
 * A small league with everything that a table may meet: level teams, draws, forfeits, unknown
 * points, missing or equal times, withdrawals, deductions, placings, lots, any order of criteria.
 */
export function randomLeague(seed: number): StandingsInput {
  const roll = dice(seed);
  const oneIn = (n: number) => roll(n) === 0;
  const teams = ['T5', 'T2', 'T9', 'T1', 'T7', 'T3', 'T8'].slice(0, 2 + roll(6));
  const isPlain = oneIn(3);
  const matches: StandingsMatch[] = [];
  const fixtures: { id: string; team1: string; team2: string }[] = [];
  const legs = oneIn(3) ? 2 : 1;
  for (let leg = 0; leg < legs; leg += 1) {
    for (const homeTeam of teams) {
      for (const other of teams.slice(teams.indexOf(homeTeam) + 1)) {
        const [team1, team2] = (leg + roll(2)) % 2 === 0 ? [homeTeam, other] : [other, homeTeam];
        const id = `${leg}${homeTeam}${other}`;
        if (!isPlain && oneIn(8)) fixtures.push({ id, team1, team2 });
        else matches.push(randomMatch(id, team1, team2, roll, isPlain));
      }
    }
  }
  if (oneIn(5) && matches.length > 0) matches.push({ ...matches[roll(matches.length)]! });
  const some = <T>(chance: number, make: () => T): T[] => (oneIn(chance) ? [make()] : []);
  const team = () => teams[roll(teams.length)]!;
  return {
    teams,
    matches,
    fixtures,
    pointsSystem: POINTS_SYSTEMS[roll(POINTS_SYSTEMS.length)]!,
    criteria: randomCriteria(roll),
    ...(oneIn(4) ? { defaultScore: { sets: 2, points: 21 } } : {}),
    adjustments: some(4, () => ({ team: team(), points: roll(5) - 3, reason: 'decided' })),
    withdrawals: some(4, () => ({
      team: team(),
      policy: WITHDRAWAL_POLICIES[roll(WITHDRAWAL_POLICIES.length)]!,
    })),
    placings: some(6, () => ({ team: team(), place: 'last' as const, reason: 'decided' })),
    lots: some(4, () => ({ order: shuffled(teams, roll).slice(oneIn(2) ? 1 : 0) })),
    view: oneIn(5) ? (['home', 'away', { last: 1 + roll(3) }] as const)[roll(3)]! : 'all',
  };
}

function randomMatch(
  id: string,
  team1: string,
  team2: string,
  roll: Dice,
  isPlain: boolean,
): StandingsMatch {
  const score = SCORES[roll(isPlain ? 4 : SCORES.length)]!;
  const turned = roll(2) === 0;
  const sets = score.split(' ').map((set) => {
    const [a, b] = set.split('-').map(Number) as [number, number];
    return turned ? ([b, a] as const) : ([a, b] as const);
  });
  const setsWon = [
    sets.filter(([a, b]) => a > b).length,
    sets.filter(([a, b]) => a < b).length,
  ] as const;
  const plain = { id, team1, team2, sets, setsWon };
  if (isPlain) return plain;
  const rare = roll(12);
  return {
    ...plain,
    playedAt: roll(6) === 0 ? null : roll(5),
    neutral: roll(6) === 0,
    carriedOver: roll(6) === 0,
    sets: rare === 0 ? [] : rare === 1 ? sets.slice(1) : sets,
    setsWon: rare === 2 ? [0, 0] : setsWon,
    forfeit: rare > 1 && rare < 6 ? ([null, 'team1', 'team2', 'both'] as const)[rare - 2] : null,
  };
}

function randomCriteria(roll: Dice): Criterion[] {
  if (roll(3) === 0) return ['wins', 'points', 'setRatio', 'pointRatio', 'headToHead'];
  return shuffled([...CRITERIA], roll).slice(0, 1 + roll(5));
}

export function shuffled<T>(items: readonly T[], roll: Dice): T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(roll(rest.length), 1));
  return order;
}
