import { expect, test } from 'vitest';
import type { Criterion } from '../standings/criteria.ts';
import { CRITERIA_OF } from '../standings/criteria.ts';
import { computeStandings, type StandingsInput } from '../standings/standings.ts';
import { result } from '../standings/testing/played.ts';
import { type PlacedTeam, rankBestPlaced, type UnequalPools } from './rank-best-placed.ts';

/** A round robin won by whoever stands before, `3-0` unless it is said otherwise. */
function pool(group: string, size: number, results: Record<string, string> = {}): StandingsInput {
  const teams = Array.from({ length: size }, (_, at) => `${group}${at + 1}`);
  const matches = teams.flatMap((a, at) =>
    teams.slice(at + 1).map((b) => result(a, b, results[`${a}-${b}`] ?? '3-0')),
  );
  return { teams, matches };
}

function placedAt(place: number, pools: Record<string, StandingsInput>): PlacedTeam[] {
  return Object.entries(pools).map(([group, of]) => ({
    group,
    pool: of,
    team: computeStandings(of).rows[place - 1]!.team,
  }));
}

function ranked(
  place: number,
  pools: Record<string, StandingsInput>,
  way: UnequalPools = 'averages',
  criteria: readonly Criterion[] = CRITERIA_OF.fivb,
) {
  const found = rankBestPlaced(placedAt(place, pools), { place, way, criteria });
  return found.map(({ rank, team }) => `${rank} ${team}`);
}

/** A second of four with two wins of three, and seconds of three with one win of two. */
const FOUR_AND_THREE = {
  A: pool('A', 4, { 'A2-A3': '3-2' }),
  B: pool('B', 3, { 'B1-B2': '3-1' }),
};

test('seconds of pools of four and three: two wins of three are more per match than one of two', () => {
  expect(ranked(2, FOUR_AND_THREE)).toEqual(['1 A2', '2 B2']);
});

test('without the results against the last of the larger pool the set ratio decides', () => {
  expect(ranked(2, FOUR_AND_THREE, 'without-last')).toEqual(['1 B2', '2 A2']);
});

test('without the last of the larger pool the results against the third of each pool count', () => {
  const pools = {
    A: pool('A', 4, { 'A1-A2': '3-2', 'A2-A3': '3-2' }),
    B: pool('B', 3, { 'B1-B2': '3-1' }),
  };
  expect(ranked(2, pools, 'without-last', ['setRatio'])).toEqual(['1 B2', '2 A2']);
});

test('without the last teams sums are not compared per match, also where a match was not played', () => {
  const { teams, matches } = pool('A', 3, { 'A2-A3': '3-1' });
  const [, ...played] = matches;
  const pools = { A: { teams, matches: played }, B: pool('B', 3) };
  expect(ranked(2, pools, 'without-last', ['points'])).toEqual(['1 A2', '1 B2']);
  expect(ranked(2, pools, 'averages', ['points'])).toEqual(['1 A2', '2 B2']);
});

test('averages compare sums per match: six points of three matches are fewer than five of two', () => {
  const pools = {
    A: pool('A', 4, { 'A1-A2': '0-3', 'A2-A4': '3-0', 'A2-A3': '0-3' }),
    B: pool('B', 3, { 'B1-B2': '2-3' }),
  };
  const sum = (group: 'A' | 'B', team: string) =>
    computeStandings(pools[group]).rows.find((row) => row.team === team)!.points;
  expect(sum('A', computeStandings(pools.A).rows[0]!.team)).toBeGreaterThan(sum('B', 'B2'));
  expect(ranked(1, pools, 'averages', ['points'])).toEqual(['1 B2', '2 A1']);
});

test('the order of the league decides, not a fixed one', () => {
  const pools = {
    A: pool('A', 3, { 'A1-A2': '3-2', 'A2-A3': '3-2' }),
    B: pool('B', 3, { 'B1-B2': '3-0', 'B2-B3': '3-1' }),
  };
  expect(ranked(2, pools, 'averages', ['setsWon'])).toEqual(['1 A2', '2 B2']);
  expect(ranked(2, pools, 'averages', ['points'])).toEqual(['1 A2', '1 B2']);
  expect(ranked(2, pools, 'averages', ['setRatio'])).toEqual(['1 A2', '2 B2']);
});

test('teams that nothing tells apart share the rank, in the order of their groups', () => {
  const pools = { B: pool('B', 3), A: pool('A', 3), C: pool('C', 3, { 'C1-C2': '3-2' }) };
  expect(ranked(2, pools)).toEqual(['1 C2', '2 A2', '2 B2']);
});

test('criteria that look at meetings are silent, and so is one that somebody has no value for', () => {
  const pools = { A: pool('A', 3), B: pool('B', 3, { 'B1-B2': '3-1' }) };
  expect(ranked(2, pools, 'averages', ['headToHead', 'lastMatch', 'winsIfPlayedEqual'])).toEqual([
    '1 A2',
    '1 B2',
  ]);
  const unknown = { ...pools.B, matches: pools.B.matches.map((match) => ({ ...match, sets: [] })) };
  const of = { A: pools.A, B: unknown };
  expect(ranked(2, of, 'averages', ['pointsWon', 'setsWon'])).toEqual(['1 B2', '2 A2']);
});

test('a team that has not played stands last', () => {
  const idle = { teams: ['B1', 'B2', 'B3'], matches: [] };
  expect(ranked(3, { B: idle, A: pool('A', 3) }, 'averages', ['setRatio'])).toEqual([
    '1 A3',
    '2 B3',
  ]);
});
