import { expect, test } from 'vitest';
import { expectedEnd, type PlayedMatch } from './expected-end.ts';

const RULES = { setsToWin: 3, fixedSets: null, target: 25 };
const MINUTE = 60_000;
const NOW = 100 * MINUTE;

const fresh: PlayedMatch = { sets: [], team1Wins: 0, team2Wins: 0, decided: false };
const set = (team1Score: number, team2Score: number, minutes?: number) => ({
  team1Score,
  team2Score,
  over: minutes !== undefined,
  startedAt: 0,
  endedAt: minutes === undefined ? null : minutes * MINUTE,
});
const minutesOf = (match: PlayedMatch, rules = RULES) =>
  Math.round((expectedEnd(match, rules, 120, NOW) - NOW) / MINUTE);

test('a match that begins now takes the play of its plan', () => {
  expect(minutesOf(fresh)).toBe(95);
});

/** Of 120 minutes 90 are play, for the 4.125 sets of two equal sides: 21.8 minutes a set. */
test.each([
  ['two sets of 15 minutes', [set(25, 10, 15), set(25, 12, 15), set(0, 0)], 35],
  ['two sets of 35 minutes', [set(30, 28, 35), set(31, 29, 35), set(0, 0)], 59],
  ['two sets whose ends nobody noted', [set(25, 10, 0), { ...set(25, 12, 9), endedAt: null }], 43],
  [
    'two sets whose beginnings nobody noted',
    Array(2).fill({ ...set(25, 9, 9), startedAt: null }),
    43,
  ],
])('a side that leads by 2-0 after %s is to play 1.75 sets more', (_, sets, minutes) => {
  expect(minutesOf({ ...fresh, team1Wins: 2, sets })).toBe(minutes);
});

test.each([
  [0, 27],
  [10, 18],
  [20, 9],
  [24, 6],
  [31, 6],
])('a fifth set at %i points ends in %i minutes, after each point sooner', (points, minutes) => {
  const sets = [set(points, 0), set(0, points)];
  for (const open of sets)
    expect(minutesOf({ ...fresh, team1Wins: 2, team2Wins: 2, sets: [open] })).toBe(minutes);
});

test('a match that one side has won is to leave its court, also before the table says so', () => {
  expect(minutesOf({ ...fresh, team1Wins: 3, team2Wins: 1 })).toBe(5);
  expect(minutesOf({ ...fresh, team1Wins: 1, team2Wins: 3, sets: [set(3, 0)] })).toBe(5);
});

test('a decided match leaves its court within minutes', () => {
  expect(minutesOf({ ...fresh, team1Wins: 3, decided: true })).toBe(5);
  // Nobody has won a set of a match that was forfeited.
  expect(minutesOf({ ...fresh, decided: true })).toBe(5);
});

test('a match of a fixed number of sets ends with the last of them', () => {
  const rules = { setsToWin: null as never, fixedSets: 2 as never, target: 25 };
  const half = { ...fresh, team1Wins: 1, sets: [set(25, 20, 45)] };
  expect(minutesOf(half, rules)).toBe(50);
  const both = { ...half, sets: [set(25, 20, 45), set(25, 20, 45)] };
  expect(minutesOf(both, rules)).toBe(5);
});
