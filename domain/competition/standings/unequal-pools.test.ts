import { expect, test } from 'vitest';
import { computeStandings, type StandingsInput } from './standings.ts';
import { result } from './testing/played.ts';
import { withoutLastTeams } from './unequal-pools.ts';

function rowsOf(input: StandingsInput) {
  return computeStandings(input).rows;
}

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
