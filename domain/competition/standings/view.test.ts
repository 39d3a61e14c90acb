import { expect, test } from 'vitest';
import { computeStandings, type StandingsInput } from './standings.ts';
import { result } from './testing/played.ts';

const MATCHES = [
  result('A', 'B', '3-0', { playedAt: 1 }),
  result('B', 'A', '3-1', { playedAt: 2 }),
  result('A', 'C', '2-3', { playedAt: 3 }),
  result('C', 'B', '3-0', { playedAt: 4, neutral: true }),
];

function table(view: StandingsInput['view'], more: Partial<StandingsInput> = {}) {
  const { rows } = computeStandings({ teams: ['A', 'B', 'C'], matches: MATCHES, view, ...more });
  return rows.map((row) => [row.team, row.played, row.won, row.points, row.form.join('')]);
}

test('all matches by default, neutral ones too', () => {
  expect(table('all')).toEqual([
    ['C', 2, 2, 5, 'WW'],
    ['A', 3, 1, 4, 'WLL'],
    ['B', 3, 1, 3, 'LWL'],
  ]);
  expect(table(undefined)).toEqual(table('all'));
});

test('the home view counts what each team did at home', () => {
  expect(table('home')).toEqual([
    ['A', 2, 1, 4, 'WL'],
    ['B', 1, 1, 3, 'W'],
    ['C', 0, 0, 0, ''],
  ]);
});

test('the away view counts what each team did elsewhere', () => {
  expect(table('away')).toEqual([
    ['C', 1, 1, 2, 'W'],
    ['A', 1, 0, 0, 'L'],
    ['B', 1, 0, 0, 'L'],
  ]);
});

test('the last two matches of each team', () => {
  expect(table({ last: 2 })).toEqual([
    ['C', 2, 2, 5, 'WW'],
    ['B', 2, 1, 3, 'WL'],
    ['A', 2, 0, 1, 'LL'],
  ]);
});

test('a view of the last 0 matches is empty', () => {
  expect(table({ last: 0 }).map((row) => row[1])).toEqual([0, 0, 0]);
});

test('a view of the last 100 matches holds all', () => {
  expect(table({ last: 100 })).toEqual(table('all'));
});

test('adjustments and placings apply to the whole table only', () => {
  const more: Partial<StandingsInput> = {
    adjustments: [{ team: 'B', points: 9, reason: 'protest upheld' }],
    placings: [{ team: 'C', place: 'last', reason: 'disqualified' }],
  };
  expect(table('away', more)).toEqual(table('away'));
  expect(table('all', more).map((row) => [row[0], row[3]])).toEqual([
    ['B', 12],
    ['A', 4],
    ['C', 5],
  ]);
});

test('head-to-head and the last match decide nothing in a partial view', () => {
  const matches = [
    result('A', 'B', '3-0', { playedAt: 1 }),
    result('B', 'A', '3-0', { playedAt: 2 }),
  ];
  for (const criterion of ['headToHead', 'lastMatch'] as const) {
    const input: StandingsInput = { teams: ['A', 'B'], matches, criteria: ['wins', criterion] };
    expect(computeStandings(input).rows.map((row) => row.rank)).toEqual([1, 2]);
    expect(computeStandings(input).rows[0]?.team).toBe('B');
    const home = computeStandings({ ...input, view: 'home' });
    expect(home.rows.map((row) => [row.team, row.rank])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
  }
});
