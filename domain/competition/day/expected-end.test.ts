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

test('sets that went quickly bring the end nearer, long ones put it off', () => {
  const won = { ...fresh, team1Wins: 2 };
  const quick = minutesOf({ ...won, sets: [set(25, 10, 15), set(25, 12, 15), set(0, 0)] });
  const slow = minutesOf({ ...won, sets: [set(30, 28, 35), set(31, 29, 35), set(0, 0)] });
  expect(quick).toBeLessThan(slow);
  expect(quick).toBeGreaterThan(20);
});

test('every point of a set brings its end nearer', () => {
  const at = (points: number) =>
    minutesOf({ ...fresh, team1Wins: 2, team2Wins: 2, sets: [set(points, 3)] });
  expect(at(0)).toBeGreaterThan(at(10));
  expect(at(10)).toBeGreaterThan(at(24));
  expect(at(24)).toBeGreaterThanOrEqual(5);
});

test('a decided match leaves its court within minutes', () => {
  expect(minutesOf({ ...fresh, team1Wins: 3, decided: true })).toBe(5);
});

test('a match of a fixed number of sets ends with the last of them', () => {
  const rules = { setsToWin: null as never, fixedSets: 2 as never, target: 25 };
  const half = { ...fresh, team1Wins: 1, sets: [set(25, 20, 45)] };
  expect(minutesOf(half, rules)).toBe(50);
});
