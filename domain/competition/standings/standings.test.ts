import { expect, test } from 'vitest';
import { computeStandings, type StandingsInput } from './standings.ts';
import { played, result } from './testing/played.ts';

function rowsOf(input: StandingsInput) {
  return computeStandings(input).rows;
}

test('a league without teams is an empty table', () => {
  expect(computeStandings({ teams: [], matches: [] })).toEqual({ rows: [], explanations: [] });
});

test('before the first match all share the first rank in order of names', () => {
  const names = { t1: 'zebra', t2: 'alpha', t3: 'Mbuni' };
  const { rows, explanations } = computeStandings({
    teams: ['t1', 't2', 't3'],
    matches: [],
    names,
  });
  expect(rows.map((row) => [row.rank, row.position, row.team])).toEqual([
    [1, 1, 't2'],
    [1, 2, 't3'],
    [1, 3, 't1'],
  ]);
  expect(explanations.map((it) => [it.above, it.below, it.criterion])).toEqual([
    ['t2', 't3', 'shared'],
    ['t3', 't1', 'shared'],
  ]);
  expect(explanations[0]).toEqual({
    above: 't2',
    below: 't3',
    criterion: 'shared',
    values: [null, null],
    exact: null,
    among: null,
    within: null,
    reason: null,
  });
});

test('teams of one name are printed in order of their ids', () => {
  const rows = rowsOf({ teams: ['t2', 't1'], matches: [], names: { t1: 'jeshi', t2: 'Jeshi' } });
  expect(rows.map((row) => row.team)).toEqual(['t1', 't2']);
});

test('a team that has not played stands below level teams that have', () => {
  const { rows, explanations } = computeStandings({
    teams: ['A', 'B', 'C'],
    matches: [result('C', 'B', '3-0')],
    criteria: ['wins'],
  });
  expect(rows.map((row) => [row.rank, row.team])).toEqual([
    [1, 'C'],
    [2, 'B'],
    [3, 'A'],
  ]);
  expect(explanations[1]).toMatchObject({ criterion: 'unplayed', values: [1, 0] });
});

test('points awarded before the first match count', () => {
  const rows = rowsOf({
    teams: ['A', 'B', 'C'],
    matches: [result('C', 'B', '3-2')],
    criteria: ['points'],
    adjustments: [{ team: 'A', points: 2, reason: 'brought from the first phase' }],
  });
  expect(rows.map((row) => [row.rank, row.team])).toEqual([
    [1, 'C'],
    [2, 'A'],
    [3, 'B'],
  ]);
});

test('a row holds all its numbers', () => {
  const matches = [
    result('A', 'B', '3-1', { playedAt: 1 }),
    played('B', 'A', '25-20 20-25', { playedAt: 2, carriedOver: true }),
  ];
  const [row] = rowsOf({ teams: ['A', 'B'], matches });
  expect(row).toEqual({
    rank: 1,
    position: 1,
    team: 'A',
    played: 2,
    won: 1,
    drawn: 1,
    lost: 0,
    points: 4,
    setsWon: 4,
    setsLost: 2,
    setRatio: 2,
    pointsWon: 140,
    pointsLost: 130,
    pointRatio: 140 / 130,
    pointsKnown: true,
    carriedOver: 1,
    form: ['W', 'D'],
    notes: [],
    note: null,
  });
});

test('matches of an earlier phase count and are listed separately', () => {
  const matches = ['1', '2', '3'].map((id) =>
    result('A', 'B', '3-0', { id, carriedOver: id !== '3' }),
  );
  expect(rowsOf({ teams: ['A', 'B'], matches })[0]).toMatchObject({
    played: 3,
    points: 9,
    carriedOver: 2,
  });
});

test('a match of which only the sets are known leaves the point ratio open', () => {
  const matches = [
    result('A', 'B', '3-0', { id: '1' }),
    played('A', 'B', '', { id: '2', setsWon: [3, 2] }),
  ];
  const [row] = rowsOf({ teams: ['A', 'B'], matches });
  expect(row).toMatchObject({
    played: 2,
    setsWon: 6,
    setsLost: 2,
    setRatio: 3,
    pointsWon: 75,
    pointsLost: 60,
    pointRatio: null,
    pointsKnown: false,
  });
});

test('the form is the last five in order of play, the latest last', () => {
  const results = ['3-0', '0-3', '3-1', '3-2', '0-3', '1-3', '3-0'];
  const matches = results.map((score, index) =>
    result('A', 'B', score, { id: `m${index}`, playedAt: index }),
  );
  const form = (of: readonly (typeof matches)[number][]) =>
    rowsOf({ teams: ['A', 'B'], matches: of })
      .find((row) => row.team === 'A')
      ?.form.join('');
  expect(form(matches)).toBe('WWLLW');
  expect(form([...matches].reverse())).toBe('WWLLW');
});

test('matches without a time come before the others in the form, by their ids', () => {
  const matches = [
    result('A', 'B', '3-0', { id: '1', playedAt: 5 }),
    result('A', 'B', '0-3', { id: '3' }),
    result('A', 'B', '3-0', { id: '2', playedAt: null }),
    played('A', 'B', '25-20 20-25', { id: '0', playedAt: -5 }),
  ];
  for (const order of [matches, [...matches].reverse()]) {
    const rows = rowsOf({ teams: ['A', 'B'], matches: order });
    expect(rows.find((row) => row.team === 'A')?.form.join('')).toBe('WLDW');
  }
});

test('matches of the same time stand in the form by their ids', () => {
  const matches = [
    result('A', 'B', '0-3', { id: 'y', playedAt: 5 }),
    result('A', 'B', '3-0', { id: 'x', playedAt: 5 }),
  ];
  expect(rowsOf({ teams: ['A', 'B'], matches })[0]?.form).toEqual(['W', 'L']);
});

test('a match without a result is not played', () => {
  const rows = rowsOf({ teams: ['A', 'B'], matches: [played('A', 'B', '')] });
  expect(rows.map((row) => row.played)).toEqual([0, 0]);
});

test('a match passed twice counts once', () => {
  const match = result('A', 'B', '3-0');
  const same = { ...match, forfeit: null, playedAt: null, carriedOver: false, neutral: false };
  expect(rowsOf({ teams: ['A', 'B'], matches: [match, same] })[0]?.played).toBe(1);
  expect(rowsOf({ teams: ['A', 'B'], matches: [same, match] })[0]?.played).toBe(1);
});

test.each([
  ['set scores', { sets: [[25, 0]] as const }],
  ['set wins', { setsWon: [2, 0] as const }],
  ['forfeit', { forfeit: 'team2' as const }],
  ['first team', { team1: 'C' }],
  ['second team', { team2: 'C' }],
  ['time', { playedAt: 5 }],
  ['phase', { carriedOver: true }],
  ['ground', { neutral: true }],
])('a match passed twice with another %s is refused', (_, change) => {
  const match = result('A', 'B', '3-0', { id: 'x' });
  const matches = [match, { ...match, ...change }];
  expect(() => rowsOf({ teams: ['A', 'B', 'C'], matches })).toThrow(
    'Match x is there twice and differs',
  );
});

test('a team outside the table and a team against itself are refused', () => {
  expect(() => rowsOf({ teams: ['A'], matches: [result('A', 'B', '3-0')] })).toThrow(
    'Match A-B: B is not in the table',
  );
  expect(() => rowsOf({ teams: ['A'], matches: [result('A', 'A', '3-0')] })).toThrow(
    'Match A-A names one team twice',
  );
  const adjustments = [{ team: 'B', points: 1, reason: 'x' }];
  expect(() => rowsOf({ teams: ['A'], matches: [], adjustments })).toThrow(
    'Adjustment: B is not in the table',
  );
});

test('a team that is listed twice has one row', () => {
  expect(rowsOf({ teams: ['A', 'B', 'A'], matches: [] })).toHaveLength(2);
});

test('a league may have its own points and default score', () => {
  const rows = rowsOf({
    teams: ['A', 'B'],
    matches: [played('A', 'B', '', { forfeit: 'team2' })],
    pointsSystem: { sweep: [3, 0], clear: [3, 0], decider: [2, 1], draw: 1, forfeit: [2, -4] },
    defaultScore: { sets: 2, points: 21 },
  });
  expect(rows.map((row) => [row.points, row.setsWon, row.pointsWon])).toEqual([
    [2, 2, 42],
    [-4, 0, 0],
  ]);
});

test('a bye is a win by the default score, in no form and in no partial view', () => {
  const input = { teams: ['A', 'B', 'C'], matches: [result('A', 'B', '3-2')], byes: ['C'] };
  const [first, second] = rowsOf(input);
  expect(first).toMatchObject({ team: 'C', played: 1, won: 1, points: 3, setsWon: 3, form: [] });
  expect(first).toMatchObject({ pointsWon: 75, pointsLost: 0, setRatio: 'MAX' });
  expect(second).toMatchObject({ team: 'A', points: 2 });
  const home = rowsOf({ ...input, view: 'home' }).find(({ team }) => team === 'C');
  expect(home).toMatchObject({ played: 0, points: 0 });
  expect(rowsOf({ ...input, pointsSystem: 'two-one' })[0]).toMatchObject({ points: 2 });
});

test('a bye of a team outside the table throws', () => {
  const input = { teams: ['A'], matches: [], byes: ['Z'] };
  expect(() => computeStandings(input)).toThrow('Bye: Z is not in the table');
});
