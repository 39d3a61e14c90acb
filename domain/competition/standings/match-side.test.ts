import { expect, test } from 'vitest';
import { DEFAULT_SCORE, hasResult, type StandingsMatch, sidesOf } from './match-side.ts';
import { schemeOf } from './points-system.ts';
import { played, result } from './testing/played.ts';

function brief(match: StandingsMatch, score = DEFAULT_SCORE) {
  return sidesOf(match, schemeOf('fivb'), score).map((side) => [
    side.team,
    side.result,
    side.points,
    `${side.setsWon}:${side.setsLost}`,
    `${side.pointsWon}:${side.pointsLost}`,
    side.pointsKnown,
  ]);
}

test('a match is a win for one team and a loss for the other', () => {
  expect(brief(result('A', 'B', '1-3'))).toEqual([
    ['A', 'L', 0, '1:3', '85:95', true],
    ['B', 'W', 3, '3:1', '95:85', true],
  ]);
});

test('the winner of five sets may have fewer points: 95:109', () => {
  expect(brief(played('A', 'B', '25-23 15-25 25-23 15-25 15-13'))).toEqual([
    ['A', 'W', 2, '3:2', '95:109', true],
    ['B', 'L', 1, '2:3', '109:95', true],
  ]);
});

test('equal set wins are a draw', () => {
  expect(brief(played('A', 'B', '25-20 20-25'))).toEqual([
    ['A', 'D', 1, '1:1', '45:45', true],
    ['B', 'D', 1, '1:1', '45:45', true],
  ]);
});

test('an unfinished set counts its points and no set', () => {
  expect(brief(played('A', 'B', '25-20 12-12'))).toEqual([
    ['A', 'W', 3, '1:0', '37:32', true],
    ['B', 'L', 0, '0:1', '32:37', true],
  ]);
});

test('set wins without set scores leave the points unknown', () => {
  expect(brief(played('A', 'B', '', { setsWon: [3, 1] }))).toEqual([
    ['A', 'W', 3, '3:1', '0:0', false],
    ['B', 'L', 0, '1:3', '0:0', false],
  ]);
});

test('one set score missing leaves the points unknown', () => {
  const match = played('A', 'B', '25-20 25-20', { setsWon: [3, 0] });
  expect(brief(match).map((side) => side[5])).toEqual([false, false]);
});

test.each([
  ['team1', ['A', 'L', 0, '0:3', '0:75', true], ['B', 'W', 3, '3:0', '75:0', true]],
  ['team2', ['A', 'W', 3, '3:0', '75:0', true], ['B', 'L', 0, '0:3', '0:75', true]],
  ['both', ['A', 'L', 0, '0:3', '0:75', true], ['B', 'L', 0, '0:3', '0:75', true]],
] as const)('forfeit by %s without a score gives the default score', (forfeit, first, second) => {
  expect(brief(played('A', 'B', '', { forfeit }))).toEqual([first, second]);
});

test('on the beach the default score is 21-0, 21-0', () => {
  const match = played('A', 'B', '', { forfeit: 'team1' });
  expect(brief(match, { sets: 2, points: 21 })).toEqual([
    ['A', 'L', 0, '0:2', '0:42', true],
    ['B', 'W', 3, '2:0', '42:0', true],
  ]);
  expect(brief({ ...match, forfeit: 'both' }, { sets: 2, points: 21 })[0]).toEqual([
    'A',
    'L',
    0,
    '0:2',
    '0:42',
    true,
  ]);
});

test('the default score takes its own total of points where the deciding set is shorter', () => {
  const match = played('A', 'B', '', { forfeit: 'team1' });
  const fiveSetsPlayed = { sets: 5, points: 25, total: 115 };
  expect(brief(match, fiveSetsPlayed)).toEqual([
    ['A', 'L', 0, '0:5', '0:115', true],
    ['B', 'W', 3, '5:0', '115:0', true],
  ]);
});

test('a forfeit with set wins only takes the default points for each set', () => {
  expect(brief(played('A', 'B', '', { forfeit: 'team2', setsWon: [3, 1] }))).toEqual([
    ['A', 'W', 3, '3:1', '75:25', true],
    ['B', 'L', 0, '1:3', '25:75', true],
  ]);
});

test('a forfeit with a complete score keeps it and is lost by the forfeiting team', () => {
  const match = played('A', 'B', '25-0 25-0 24-26 0-25 0-15', { forfeit: 'team1' });
  expect(brief(match)).toEqual([
    ['A', 'L', 0, '2:3', '74:66', true],
    ['B', 'W', 3, '3:2', '66:74', true],
  ]);
});

test('a team that forfeits while ahead in sets has lost', () => {
  const match = played('A', 'B', '25-20 25-20', { forfeit: 'team1' });
  expect(brief(match).map((side) => [side[1], side[2]])).toEqual([
    ['L', 0],
    ['W', 3],
  ]);
});

test('a forfeit before any set was won takes the default score over the points so far', () => {
  const match = played('A', 'B', '10-10', { forfeit: 'team2' });
  expect(brief(match)[0]).toEqual(['A', 'W', 3, '3:0', '75:0', true]);
});

test('team1 is at home', () => {
  const sides = sidesOf(result('A', 'B', '3-0'), schemeOf('fivb'), DEFAULT_SCORE);
  expect(sides.map((side) => [side.team, side.opponent, side.isHome])).toEqual([
    ['A', 'B', true],
    ['B', 'A', false],
  ]);
});

test('a match without any score has no result', () => {
  expect(hasResult(played('A', 'B', ''))).toBe(false);
  expect(hasResult(played('A', 'B', '', { forfeit: null }))).toBe(false);
  expect(hasResult(played('A', 'B', '', { forfeit: 'both' }))).toBe(true);
  expect(hasResult(played('A', 'B', '', { setsWon: [0, 1] }))).toBe(true);
  expect(hasResult(played('A', 'B', '20-20'))).toBe(true);
});
