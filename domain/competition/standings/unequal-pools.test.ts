import { expect, test } from 'vitest';
import { CRITERIA_OF } from './criteria.ts';
import { computeStandings, type StandingsInput } from './standings.ts';
import { result } from './testing/played.ts';
import { withoutLastTeams } from './unequal-pools.ts';

function rowsOf(input: StandingsInput) {
  return computeStandings(input).rows;
}

test('a larger pool is compared without the results against its last team', () => {
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

/** A has 6 points of three matches, B 5 of two, C 4 of three, D 0 of two; all are compared. */
const UNEQUAL: StandingsInput = {
  teams: ['A', 'B', 'C', 'D'],
  matches: [
    result('A', 'D', '3-0'),
    result('A', 'C', '3-1'),
    result('C', 'A', '3-0'),
    result('B', 'C', '3-2'),
    result('B', 'D', '3-0'),
  ],
};

test('averages put five points of two matches above six of three', () => {
  const { rows, explanations } = computeStandings({ ...UNEQUAL, criteria: CRITERIA_OF.average });
  expect(rows.map((row) => [row.team, row.played, row.points])).toEqual([
    ['B', 2, 5],
    ['A', 3, 6],
    ['C', 3, 4],
    ['D', 2, 0],
  ]);
  expect(explanations.map((it) => [it.criterion, ...it.values])).toEqual([
    ['pointsPerMatch', 5 / 2, 2],
    ['pointsPerMatch', 2, 4 / 3],
    ['pointsPerMatch', 4 / 3, 0],
  ]);
});

test('the share of wins compares unequal numbers of matches', () => {
  const { rows, explanations } = computeStandings({ ...UNEQUAL, criteria: CRITERIA_OF.ncaa });
  expect(rows.map((row) => row.team)).toEqual(['B', 'A', 'C', 'D']);
  expect(explanations[0]).toMatchObject({ criterion: 'winShare', values: [1, 2 / 3] });
});

test('a pool without fixtures and decisions is reduced too', () => {
  const pool = { teams: ['A', 'B', 'C'], matches: [result('A', 'B', '3-0')] };
  expect(withoutLastTeams(pool, 2)).toMatchObject({ teams: ['A', 'B'], matches: pool.matches });
});

test('points awarded to a team without a match give no average', () => {
  const { rows, explanations } = computeStandings({
    teams: ['A', 'B', 'C'],
    matches: [result('A', 'B', '3-0')],
    adjustments: [{ team: 'C', points: 3, reason: 'fair play' }],
    criteria: ['pointsPerMatch'],
  });
  expect(rows.map((row) => row.team)).toEqual(['A', 'B', 'C']);
  expect(explanations[1]).toMatchObject({ criterion: 'pointsPerMatch', values: [0, null] });
});
