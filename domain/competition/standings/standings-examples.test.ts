import { expect, test } from 'vitest';
import { CRITERIA_OF, type Criterion } from './criteria.ts';
import { computeStandings, type StandingsInput } from './standings.ts';
import { played, result } from './testing/played.ts';

/** The worked examples R1 to R8 of the ranking rules, sets at 25-20 and 15-10. */
const TEAMS = ['A', 'B', 'C', 'D'];

const R1 = [
  result('A', 'B', '3-2'),
  result('A', 'C', '3-2'),
  result('D', 'A', '3-0'),
  result('B', 'C', '3-0'),
  result('D', 'B', '3-2'),
  result('C', 'D', '3-1'),
];

function order(input: Partial<StandingsInput>): string {
  const { rows } = computeStandings({ teams: TEAMS, matches: R1, ...input });
  return rows.map((row) => `${row.rank}${row.team}`).join(' ');
}

function numbers(input: Partial<StandingsInput>, team: string) {
  const { rows } = computeStandings({ teams: TEAMS, matches: R1, ...input });
  const row = rows.find((it) => it.team === team)!;
  const { played: matches, won, lost, points, setsWon, setsLost, pointsWon, pointsLost } = row;
  return [matches, won, lost, points, `${setsWon}:${setsLost}`, `${pointsWon}:${pointsLost}`];
}

test('R1: the four rows', () => {
  expect(numbers({}, 'A')).toEqual([3, 2, 1, 4, '6:7', '270:275']);
  expect(numbers({}, 'B')).toEqual([3, 1, 2, 5, '7:6', '275:270']);
  expect(numbers({}, 'C')).toEqual([3, 1, 2, 4, '5:7', '255:265']);
  expect(numbers({}, 'D')).toEqual([3, 2, 1, 5, '7:5', '265:255']);
});

test('R1: the ratios are shown unrounded', () => {
  const { rows } = computeStandings({ teams: TEAMS, matches: R1 });
  expect(rows.map((row) => [row.setRatio, row.pointRatio])).toEqual([
    [7 / 5, 265 / 255],
    [6 / 7, 270 / 275],
    [7 / 6, 275 / 270],
    [5 / 7, 255 / 265],
  ]);
});

test('R1: NORCECA points are 6, 9, 6, 9', () => {
  const { rows } = computeStandings({ teams: TEAMS, matches: R1, pointsSystem: 'norceca' });
  const points = Object.fromEntries(rows.map((row) => [row.team, row.points]));
  expect(points).toEqual({ A: 6, B: 9, C: 6, D: 9 });
});

test('R1: wins first D A B C, points first D B A C', () => {
  expect(order({})).toBe('1D 2A 3B 4C');
  expect(order({ criteria: CRITERIA_OF.pointsFirst })).toBe('1D 2B 3A 4C');
});

test('R2: three points taken from D', () => {
  const adjustments = [{ team: 'D', points: -3, reason: 'ineligible player' }];
  expect(order({ adjustments })).toBe('1A 2D 3B 4C');
  expect(order({ adjustments, criteria: CRITERIA_OF.pointsFirst })).toBe('1B 2A 3C 4D');
  expect(numbers({ adjustments }, 'D')[3]).toBe(2);
});

const CYCLE = [
  result('A', 'B', '3-0'),
  result('B', 'C', '3-0'),
  result('C', 'A', '3-0'),
  played('A', 'D', '25-10 25-10 25-10'),
  played('B', 'D', '25-10 25-10 25-10'),
  played('C', 'D', '25-10 25-10 25-10'),
];

test('R3: a cycle of three with identical matches shares the first rank', () => {
  for (const team of ['A', 'B', 'C']) {
    expect(numbers({ matches: CYCLE }, team)).toEqual([3, 2, 1, 6, '6:3', '210:165']);
  }
  expect(order({ matches: CYCLE })).toBe('1A 1B 1C 4D');
});

test('R3: a lot separates the three teams', () => {
  expect(order({ matches: CYCLE, lots: [{ order: ['C', 'A', 'B'] }] })).toBe('1C 2A 3B 4D');
});

const UNEVEN_CYCLE = [
  result('A', 'B', '3-0'),
  result('B', 'C', '3-0'),
  played('C', 'A', '25-15 25-15 25-15'),
  played('A', 'D', '25-5 25-5 25-5'),
  played('B', 'D', '25-10 25-10 25-10'),
  played('C', 'D', '25-15 25-15 25-15'),
];

test('R4: the point ratio of all matches puts A first, the match between B and C decides', () => {
  expect(numbers({ matches: UNEVEN_CYCLE }, 'A')[5]).toBe('195:150');
  expect(numbers({ matches: UNEVEN_CYCLE }, 'B')[5]).toBe('210:165');
  expect(numbers({ matches: UNEVEN_CYCLE }, 'C')[5]).toBe('210:165');
  expect(order({ matches: UNEVEN_CYCLE })).toBe('1A 2B 3C 4D');
});

test('R4: head-to-head before the ratios puts C first with 135:120', () => {
  const criteria: Criterion[] = ['wins', 'points', 'headToHead', 'setRatio', 'pointRatio'];
  expect(order({ matches: UNEVEN_CYCLE, criteria })).toBe('1C 2B 3A 4D');
  const { explanations } = computeStandings({ teams: TEAMS, matches: UNEVEN_CYCLE, criteria });
  expect(explanations[0]).toEqual({
    above: 'C',
    below: 'B',
    criterion: 'headToHead',
    values: [135 / 120, 1],
    exact: [
      { of: 135, over: 120 },
      { of: 135, over: 135 },
    ],
    among: ['A', 'B', 'C'],
    within: 'pointRatio',
    reason: null,
  });
  expect(explanations[1]?.values).toEqual([1, 120 / 135]);
});

test('R5: two MAX in sets are level, the point ratio decides', () => {
  const matches = [
    played('C', 'D', '', { forfeit: 'team2' }),
    played('A', 'B', '25-20 25-20 25-20'),
  ];
  const { rows } = computeStandings({ teams: TEAMS, matches });
  expect(rows.map((row) => [row.rank, row.team, row.setRatio, row.pointRatio])).toEqual([
    [1, 'C', 'MAX', 'MAX'],
    [2, 'A', 'MAX', 1.25],
    [3, 'B', 0, 0.8],
    [4, 'D', 0, 0],
  ]);
  expect(numbers({ matches }, 'C')).toEqual([1, 1, 0, 3, '3:0', '75:0']);
});

test('R6: 1000:911 stands above 1001:912', () => {
  const matches = [
    played('A', 'C', '1001-912', { id: '1' }),
    played('B', 'D', '1000-911', { id: '2' }),
  ];
  const { rows, explanations } = computeStandings({ teams: TEAMS, matches });
  expect(rows.map((row) => row.team).slice(0, 2)).toEqual(['B', 'A']);
  expect(rows.map((row) => row.rank)).toEqual([1, 2, 3, 4]);
  expect(explanations[0]?.criterion).toBe('pointRatio');
  expect(explanations[0]?.exact).toEqual([
    { of: 1000, over: 911 },
    { of: 1001, over: 912 },
  ]);
});

const WITHOUT_LAST = R1.filter((match) => match.id !== 'C-D');
const LAST = [{ id: 'C-D', team1: 'C', team2: 'D' }];

test('R7: D withdraws before its last match and is annulled', () => {
  const withdrawn: Partial<StandingsInput> = {
    matches: WITHOUT_LAST,
    fixtures: LAST,
    withdrawals: [{ team: 'D', policy: 'annul' }],
  };
  expect(order(withdrawn)).toBe('1A 2B 3C 4D');
  expect(numbers(withdrawn, 'A').slice(0, 4)).toEqual([2, 2, 0, 4]);
  expect(numbers(withdrawn, 'B').slice(0, 4)).toEqual([2, 1, 1, 4]);
  expect(numbers(withdrawn, 'C').slice(0, 4)).toEqual([2, 0, 2, 1]);
  expect(numbers(withdrawn, 'D').slice(0, 4)).toEqual([0, 0, 0, 0]);
});

test('R7: what D has played is kept and C is awarded the rest', () => {
  const withdrawn: Partial<StandingsInput> = {
    matches: WITHOUT_LAST,
    fixtures: LAST,
    withdrawals: [{ team: 'D', policy: 'keep-and-award' }],
  };
  expect(order(withdrawn)).toBe('1D 2A 3B 4C');
  expect(numbers(withdrawn, 'C')).toEqual([3, 1, 2, 4, '5:6', '235:180']);
  expect(numbers(withdrawn, 'D')).toEqual([3, 2, 1, 5, '6:5', '180:235']);
});

test('R8: a team that has not played has no ratio and stands last', () => {
  const matches = [result('A', 'B', '3-0'), result('A', 'C', '3-0')];
  const { rows } = computeStandings({ teams: TEAMS, matches });
  expect(rows.map((row) => row.team)).toEqual(['A', 'B', 'C', 'D']);
  expect(rows.map((row) => row.rank)).toEqual([1, 2, 2, 4]);
  expect(rows[3]).toMatchObject({ played: 0, setRatio: null, pointRatio: null, form: [] });
});
