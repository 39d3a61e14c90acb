import { expect, test } from 'vitest';
import { setLimits } from './match-rules.ts';
import { PRESETS } from './presets.ts';
import {
  isFinalScore,
  isPossibleTotal,
  isReachableScore,
  isSetOver,
  over,
  pointsNeeded,
  setPointAt,
} from './set-end.ts';

const to25 = { target: 25, lead: 2, cap: null };
const to15 = { target: 15, lead: 2, cap: null };
const capped = { target: 25, lead: 2, cap: 27 };

test.each([
  [25, 23, true],
  [23, 25, true],
  [24, 22, false],
  [25, 24, false],
  [24, 24, false],
  [26, 24, true],
  [0, 0, false],
  [25, 0, true],
])('a set at %i-%i to 25 with lead 2 is over: %s', (a, b, expected) => {
  expect(over(a, b, 25, 2, null)).toBe(expected);
});

test.each([
  [27, 26, true],
  [26, 27, true],
  [26, 26, false],
  [27, 27, false],
  [26, 25, false],
  [26, 24, true],
])('under a cap of 27 a set at %i-%i is over: %s', (a, b, expected) => {
  expect(isSetOver(a, b, capped)).toBe(expected);
});

test('final scores to 25 that play can reach', () => {
  const scores = [
    [25, 23],
    [26, 24],
    [30, 28],
    [48, 46],
    [50, 48],
    [25, 0],
    [23, 25],
  ] as const;
  for (const [a, b] of scores) expect(isFinalScore(a, b, to25), `${a}-${b}`).toBe(true);
});

test('final scores to 25 that play cannot reach', () => {
  const impossible = [
    [25, 24],
    [27, 24],
    [26, 23],
    [30, 29],
    [24, 13],
    [0, 0],
    [25, 25],
    [26, 26],
    [25, -1],
    [-25, 3],
    [25.5, 23],
    [25, 22.5],
    [Number.NaN, 3],
  ] as const;
  for (const [a, b] of impossible) expect(isFinalScore(a, b, to25), `${a}-${b}`).toBe(false);
});

test('final scores of a deciding set to 15', () => {
  const scores = [
    [15, 13, true],
    [15, 14, false],
    [17, 14, false],
    [16, 14, true],
    [14, 16, true],
  ] as const;
  for (const [a, b, valid] of scores) expect(isFinalScore(a, b, to15), `${a}-${b}`).toBe(valid);
});

test('under a cap of 27 a lead of one ends the set at 27 only', () => {
  const scores = [
    [27, 26, true],
    [27, 25, true],
    [26, 25, false],
    [27, 24, false],
    [28, 26, false],
    [28, 27, false],
    [25, 23, true],
  ] as const;
  for (const [a, b, valid] of scores) expect(isFinalScore(a, b, capped), `${a}-${b}`).toBe(valid);
});

test('21-20 is final with a lead of one only, and 22-21 is never final', () => {
  expect(isFinalScore(21, 20, { target: 21, lead: 1, cap: null })).toBe(true);
  expect(isFinalScore(21, 20, { target: 21, lead: 2, cap: null })).toBe(false);
  expect(isFinalScore(22, 21, { target: 21, lead: 1, cap: null })).toBe(false);
});

test('a running score must be reachable in play', () => {
  const scores = [
    [0, 0, true],
    [24, 24, true],
    [26, 25, true],
    [40, 40, true],
    [25, 23, true],
    [26, 23, false],
    [25, -1, false],
    [-1, 0, false],
    [3, 2.5, false],
    [3.5, 2, false],
  ] as const;
  for (const [a, b, reachable] of scores) {
    expect(isReachableScore(a, b, to25), `${a}-${b}`).toBe(reachable);
  }
  expect(isReachableScore(26, 26, capped)).toBe(true);
  expect(isReachableScore(27, 27, capped)).toBe(false);
  expect(isReachableScore(28, 28, capped)).toBe(false);
  expect(isReachableScore(14, 14, { target: 15, lead: 1, cap: null })).toBe(true);
  expect(isReachableScore(15, 15, { target: 15, lead: 1, cap: null })).toBe(false);
});

test('set point is one point before the end, and both teams may have it below a cap', () => {
  expect(setPointAt(24, 23, to25)).toBe('team1');
  expect(setPointAt(23, 24, to25)).toBe('team2');
  expect(setPointAt(24, 24, to25)).toBe(null);
  expect(setPointAt(25, 24, to25)).toBe('team1');
  expect(setPointAt(23, 23, to25)).toBe(null);
  expect(setPointAt(26, 26, capped)).toBe('both');
  expect(setPointAt(26, 25, capped)).toBe('team1');
  expect(setPointAt(25, 26, capped)).toBe('team2');
  expect(setPointAt(25, 23, to25)).toBe(null);
  expect(setPointAt(14, 14, { target: 15, lead: 1, cap: null })).toBe('both');
});

test('a set with a time limit ends at any score with a leader, level only where draws are allowed', () => {
  const timed = PRESETS.timed;
  expect(isPossibleTotal(timed, 1, 12, 9)).toBe(true);
  expect(isPossibleTotal(timed, 1, 12, 12)).toBe(false);
  expect(isPossibleTotal(timed, 1, 25, 20)).toBe(true);
  expect(isPossibleTotal(timed, 1, 27, 20)).toBe(false);
  expect(isPossibleTotal({ ...timed, onTime: 'drawAllowed' }, 1, 12, 12)).toBe(true);
  expect(isPossibleTotal(PRESETS.indoor, 1, 12, 9)).toBe(false);
  expect(isPossibleTotal(PRESETS.indoor, 5, 15, 9)).toBe(true);
  expect(isPossibleTotal(PRESETS.indoor, 4, 15, 9)).toBe(false);
});

test('the winner of a set by decision gets the points it needs', () => {
  expect(pointsNeeded(20, 24, to25)).toBe(26);
  expect(pointsNeeded(27, 27, to25)).toBe(29);
  expect(pointsNeeded(10, 5, to25)).toBe(25);
  expect(pointsNeeded(24, 23, to25)).toBe(25);
  expect(pointsNeeded(25, 24, to25)).toBe(26);
  expect(pointsNeeded(0, 0, to15)).toBe(15);
  expect(pointsNeeded(26, 26, capped)).toBe(27);
  expect(pointsNeeded(20, 24, capped)).toBe(26);
});

test('the last possible set has the deciding limits, also if it is the only set', () => {
  expect(setLimits(PRESETS.indoor, 4)).toEqual({ target: 25, lead: 2, cap: null });
  expect(setLimits(PRESETS.indoor, 5)).toEqual({ target: 15, lead: 2, cap: null });
  expect(setLimits(PRESETS['indoor-best-of-3'], 3).target).toBe(15);
  expect(setLimits(PRESETS['golden-set'], 1).target).toBe(15);
  expect(setLimits(PRESETS['two-sets-of-15'], 3)).toEqual({ target: 3, lead: 1, cap: null });
  expect(setLimits(PRESETS.capped, 1)).toEqual({ target: 25, lead: 2, cap: 27 });
  expect(setLimits(PRESETS['fixed-sets'], 3).target).toBe(25);
});
