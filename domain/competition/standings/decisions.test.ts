import { expect, test } from 'vitest';
import { computeStandings, type StandingsInput } from './standings.ts';
import { result } from './testing/played.ts';

function rowsOf(input: StandingsInput) {
  return computeStandings(input).rows;
}

test('deductions may take a team below zero and below teams that have not played', () => {
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

test('an adjustment of one point has its sign, one of zero is a remark', () => {
  const plus = [{ team: 'A', points: 1, reason: 'fair play' }];
  expect(rowsOf({ teams: ['A'], matches: [], adjustments: plus })[0]?.note).toBe('+1: fair play');
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

test('the reason of a withdrawal stands in the note, and explains the last place', () => {
  const { rows, explanations } = computeStandings({
    teams: ['A', 'B'],
    matches: [],
    adjustments: [{ team: 'A', points: -2, reason: 'late entry' }],
    withdrawals: [{ team: 'A', policy: 'annul', reason: 'no players' }],
  });
  expect(rows[1]).toMatchObject({
    team: 'A',
    note: '-2: late entry; no players',
    notes: [
      { kind: 'adjustment', points: -2, reason: 'late entry' },
      { kind: 'withdrawn', policy: 'annul', annulled: true, reason: 'no players' },
    ],
  });
  expect(explanations[0]).toMatchObject({ criterion: 'withdrawn', reason: 'no players' });
});

test('the later of two decisions on a team counts', () => {
  const rows = rowsOf({
    teams: ['A', 'B', 'C'],
    matches: [result('A', 'B', '3-0'), result('C', 'B', '3-1')],
    withdrawals: [
      { team: 'A', policy: 'annul' },
      { team: 'A', policy: 'keep' },
    ],
    placings: [
      { team: 'C', place: 'last', reason: 'debts' },
      { team: 'C', place: 'last', reason: 'left the league' },
    ],
  });
  expect(rows.map((row) => [row.team, row.played, row.notes.length, row.note])).toEqual([
    ['A', 1, 1, null],
    ['B', 2, 0, null],
    ['C', 1, 1, 'left the league'],
  ]);
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

test('a lot drawn among more teams still orders those now level', () => {
  const lots = [{ order: ['X', 'B', 'Y', 'A', 'C'] }];
  const { rows, explanations } = computeStandings({ ...LEVEL, lots });
  expect(rows.map((row) => row.team)).toEqual(['B', 'A', 'C']);
  expect(explanations[0]?.values).toEqual([2, 4]);
});

test('a lot that misses one of the level teams decides nothing', () => {
  const rows = rowsOf({ ...LEVEL, lots: [{ order: ['B', 'A'] }] });
  expect(rows.map((row) => row.rank)).toEqual([1, 1, 1]);
});

test('the later of two lots counts', () => {
  const lots = [{ order: ['C', 'B', 'A'] }, { order: ['B', 'A', 'C'] }, { order: ['A', 'B'] }];
  expect(rowsOf({ ...LEVEL, lots }).map((row) => row.team)).toEqual(['B', 'A', 'C']);
});

test('a lot does not move teams that are not level', () => {
  const matches = [result('A', 'B', '3-0')];
  const lots = [{ order: ['C', 'B', 'A'] }];
  expect(rowsOf({ ...LEVEL, matches, lots }).map((row) => row.team)).toEqual(['A', 'B', 'C']);
});

test('a withdrawal and a placing of a team outside the table change nothing', () => {
  const input = { teams: ['A', 'B'], matches: [result('A', 'B', '3-0')] };
  const decided = rowsOf({
    ...input,
    withdrawals: [{ team: 'C', policy: 'annul' }],
    placings: [{ team: 'C', place: 'last', reason: 'left the league' }],
  });
  expect(decided).toEqual(rowsOf(input));
});
