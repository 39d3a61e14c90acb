import { expect, test } from 'vitest';
import { computeStandings, type StandingsInput } from './standings.ts';
import { played, result } from './testing/played.ts';
import { withoutLastTeams } from './unequal-pools.ts';

function rowsOf(input: StandingsInput) {
  return computeStandings(input).rows;
}

test('a league without teams is an empty table', () => {
  expect(computeStandings({ teams: [], matches: [] })).toEqual({ rows: [], explanations: [] });
});

test('before the first match all share the first rank in order of names', () => {
  const names = { t1: 'zebra', t2: 'Alpha', t3: 'mbuni' };
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
  const rows = rowsOf({ teams: ['t2', 't1'], matches: [], names: { t1: 'Jeshi', t2: 'jeshi' } });
  expect(rows.map((row) => row.team)).toEqual(['t1', 't2']);
});

test('who has not played stands below level teams that have', () => {
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

test('points given before the first match count', () => {
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

test('one row in full', () => {
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

test('a result that is reported twice counts once', () => {
  const match = result('A', 'B', '3-0');
  const matches = [match, { ...match, forfeit: null }];
  expect(rowsOf({ teams: ['A', 'B'], matches })[0]?.played).toBe(1);
});

test('one match with two results is refused', () => {
  const match = result('A', 'B', '3-0', { id: 'x' });
  for (const other of [
    result('A', 'B', '3-1', { id: 'x' }),
    { ...match, forfeit: 'team2' as const },
    { ...match, team1: 'C' },
    { ...match, team2: 'C' },
    { ...match, setsWon: [2, 0] as const },
  ]) {
    expect(() => rowsOf({ teams: ['A', 'B', 'C'], matches: [match, other] })).toThrow(
      'Match x has two different results',
    );
  }
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

test('deductions may take a team below zero and below who has not played', () => {
  const { rows, explanations } = computeStandings({
    teams: ['A', 'B', 'C'],
    matches: [result('A', 'B', '3-2')],
    adjustments: [
      { team: 'A', points: -3, reason: 'ineligible player', at: 7 },
      { team: 'A', points: -1, reason: 'late entry' },
      { team: 'B', points: 2, reason: 'protest upheld' },
    ],
    criteria: ['points', 'wins'],
  });
  expect(rows.map((row) => [row.team, row.points, row.note])).toEqual([
    ['B', 3, '+2: protest upheld'],
    ['C', 0, null],
    ['A', -2, '-3: ineligible player; -1: late entry'],
  ]);
  expect(rows[2]?.notes).toEqual([
    { kind: 'adjustment', points: -3, reason: 'ineligible player' },
    { kind: 'adjustment', points: -1, reason: 'late entry' },
  ]);
  expect(explanations.map((it) => it.values)).toEqual([
    [3, 0],
    [0, -2],
  ]);
});

test('an adjustment of zero points is a remark', () => {
  const adjustments = [{ team: 'A', points: 0, reason: 'under protest' }];
  expect(rowsOf({ teams: ['A'], matches: [], adjustments })[0]?.note).toBe('0: under protest');
});

test('a team placed last stands below teams with fewer points', () => {
  const { rows, explanations } = computeStandings({
    teams: ['A', 'B', 'C'],
    matches: [result('A', 'B', '3-0'), result('A', 'C', '3-0'), result('B', 'C', '3-1')],
    placings: [{ team: 'A', place: 'last', reason: 'left the league' }],
  });
  expect(rows.map((row) => [row.rank, row.team, row.points, row.note])).toEqual([
    [1, 'B', 3, null],
    [2, 'C', 0, null],
    [3, 'A', 6, 'left the league'],
  ]);
  expect(rows[2]?.notes).toEqual([{ kind: 'placed-last', reason: 'left the league' }]);
  expect(explanations[1]).toEqual({
    above: 'C',
    below: 'A',
    criterion: 'decree',
    values: [null, null],
    exact: null,
    among: null,
    within: null,
    reason: 'left the league',
  });
});

test('teams placed last are ranked among themselves, annulled ones below them', () => {
  const { rows, explanations } = computeStandings({
    teams: ['A', 'B', 'C', 'D'],
    matches: [result('A', 'B', '3-0'), result('C', 'B', '3-0'), result('D', 'C', '3-0')],
    placings: [
      { team: 'B', place: 'last', reason: 'two no-shows' },
      { team: 'A', place: 'last', reason: 'debts' },
    ],
    withdrawals: [{ team: 'D', policy: 'annul' }],
  });
  expect(rows.map((row) => [row.rank, row.team])).toEqual([
    [1, 'C'],
    [2, 'A'],
    [3, 'B'],
    [4, 'D'],
  ]);
  expect(explanations.map((it) => [it.criterion, it.reason])).toEqual([
    ['decree', 'debts'],
    ['wins', null],
    ['withdrawn', null],
  ]);
  expect(rows[3]).toMatchObject({
    played: 0,
    notes: [{ kind: 'withdrawn', policy: 'annul', annulled: true }],
    note: null,
  });
});

test('a withdrawn team whose matches stand keeps its place and carries a note', () => {
  const [row] = rowsOf({
    teams: ['A', 'B'],
    matches: [result('A', 'B', '3-0')],
    withdrawals: [{ team: 'A', policy: 'keep' }],
  });
  expect(row).toMatchObject({
    rank: 1,
    team: 'A',
    notes: [{ kind: 'withdrawn', policy: 'keep', annulled: false }],
  });
});

const LEVEL: StandingsInput = { teams: ['A', 'B', 'C'], matches: [] };

test('a lot orders level teams and is explained by the places drawn', () => {
  const { rows, explanations } = computeStandings({ ...LEVEL, lots: [{ order: ['B', 'C', 'A'] }] });
  expect(rows.map((row) => [row.rank, row.team])).toEqual([
    [1, 'B'],
    [2, 'C'],
    [3, 'A'],
  ]);
  expect(explanations.map((it) => [it.criterion, it.values])).toEqual([
    ['lot', [1, 2]],
    ['lot', [2, 3]],
  ]);
});

test('a lot drawn between more teams still orders those who are level now', () => {
  const lots = [{ order: ['X', 'B', 'Y', 'A', 'C'] }];
  const { rows, explanations } = computeStandings({ ...LEVEL, lots });
  expect(rows.map((row) => row.team)).toEqual(['B', 'A', 'C']);
  expect(explanations[0]?.values).toEqual([2, 4]);
});

test('a lot that misses one of the level teams decides nothing', () => {
  const rows = rowsOf({ ...LEVEL, lots: [{ order: ['B', 'A'] }] });
  expect(rows.map((row) => row.rank)).toEqual([1, 1, 1]);
});

test('of two lots the later counts', () => {
  const lots = [{ order: ['C', 'B', 'A'] }, { order: ['B', 'A', 'C'] }, { order: ['A', 'B'] }];
  expect(rowsOf({ ...LEVEL, lots }).map((row) => row.team)).toEqual(['B', 'A', 'C']);
});

test('a lot does not touch who is not level', () => {
  const matches = [result('A', 'B', '3-0')];
  const lots = [{ order: ['C', 'B', 'A'] }];
  expect(rowsOf({ ...LEVEL, matches, lots }).map((row) => row.team)).toEqual(['A', 'B', 'C']);
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

test('a bigger pool is compared without its last team', () => {
  const pool: StandingsInput = {
    teams: ['A', 'B', 'C', 'D'],
    matches: [
      result('A', 'B', '3-2'),
      result('A', 'D', '3-0'),
      result('B', 'D', '3-0'),
      result('C', 'D', '3-2'),
      result('B', 'C', '3-0'),
    ],
    fixtures: [
      { id: 'A-C', team1: 'A', team2: 'C' },
      { id: 'D-C', team1: 'D', team2: 'C' },
    ],
    adjustments: [
      { team: 'B', points: -1, reason: 'late' },
      { team: 'D', points: -1, reason: 'late' },
    ],
  };
  const smaller = withoutLastTeams(pool, 3);
  expect(smaller.teams).toEqual(['A', 'B', 'C']);
  expect(smaller.matches.map((match) => match.id)).toEqual(['A-B', 'B-C']);
  expect(smaller.fixtures).toEqual([{ id: 'A-C', team1: 'A', team2: 'C' }]);
  expect(smaller.adjustments).toEqual([{ team: 'B', points: -1, reason: 'late' }]);
  expect(rowsOf(smaller).map((row) => [row.team, row.points])).toEqual([
    ['B', 3],
    ['A', 2],
    ['C', 0],
  ]);
  expect(withoutLastTeams(pool, 4)).toBe(pool);
  expect(withoutLastTeams(pool, 2).teams).toEqual(['A', 'B']);
});
