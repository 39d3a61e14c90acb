import { expect, test } from 'vitest';
import type { Match } from '#contract/matches/match.ts';
import { leagueStatistics } from './league-statistics.ts';

function played(id: string, ...scores: [number, number][]): Match {
  const sets = scores.map(([team1Score, team2Score], at) => ({
    set: at + 1,
    team1Score,
    team2Score,
  }));
  const team1Wins = scores.filter(([first, second]) => first > second).length;
  const team2Wins = scores.length - team1Wins;
  const winner = team1Wins > team2Wins ? 'team1' : 'team2';
  return { id, sets, team1Wins, team2Wins, winner, forfeit: null } as unknown as Match;
}

const clear = played('clear', [25, 10], [25, 12], [25, 14]);
const long = played('long', [25, 20], [20, 25], [34, 32], [20, 25], [15, 13]);
const level = played('level', [25, 23], [23, 25], [25, 23], [23, 25], [16, 14]);

test('matches, sets and points are counted', () => {
  const found = leagueStatistics([clear, level]);
  expect(found).toMatchObject({ matches: 2, sets: 8, points: 111 + 222 });
  expect(found.pointsPerSet).toBeCloseTo(333 / 8);
  expect(found.lengths).toEqual([
    { sets: 3, matches: 1 },
    { sets: 5, matches: 1 },
  ]);
});

test('the longest set is the set with the most points', () => {
  const { longestSet } = leagueStatistics([clear, long, level]);
  expect([longestSet?.match.id, longestSet?.set.set]).toEqual(['long', 3]);
});

test('the closest match went to the deciding set; the biggest win is measured in points', () => {
  const found = leagueStatistics([clear, long, level]);
  // long: 114 to 115, although its winner made fewer points.
  expect(found.closest.map(({ match, difference }) => [match.id, difference])).toEqual([
    ['long', 1],
    ['level', 2],
  ]);
  expect([found.biggestWin?.match.id, found.biggestWin?.difference]).toEqual(['clear', 39]);
});

test('neither a forfeit nor an open match counts', () => {
  const forfeit = { ...played('f', [25, 0], [25, 0], [25, 0]), forfeit: 'team2' } as Match;
  const open = { ...played('o', [25, 20]), winner: null } as Match;
  expect(leagueStatistics([forfeit, open])).toEqual(leagueStatistics([]));
});

test('a match known only by set wins counts in matches and sets, not in points', () => {
  const withoutSets = {
    ...played('bare', [25, 20]),
    sets: [],
    team1Wins: 3,
    team2Wins: 1,
  } as Match;
  const found = leagueStatistics([withoutSets]);
  expect(found).toMatchObject({ matches: 1, sets: 4, points: 0, pointsPerSet: null });
});
