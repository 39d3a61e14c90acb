import { expect, test } from 'vitest';
import { compareFractions, fraction, NONE, showFraction } from './fraction.ts';

test('the greater ratio stands before the smaller', () => {
  expect(compareFractions({ of: 3, over: 2 }, { of: 4, over: 3 })).toBeLessThan(0);
  expect(compareFractions({ of: 4, over: 3 }, { of: 3, over: 2 })).toBeGreaterThan(0);
});

test('equal ratios of different numbers are level', () => {
  expect(compareFractions({ of: 6, over: 4 }, { of: 3, over: 2 })).toBe(0);
});

test('1000:911 beats 1001:912 though both print 1.098', () => {
  const better = { of: 1000, over: 911 };
  const worse = { of: 1001, over: 912 };
  expect((showFraction(better) as number).toFixed(3)).toBe('1.098');
  expect((showFraction(worse) as number).toFixed(3)).toBe('1.098');
  expect(compareFractions(better, worse)).toBeLessThan(0);
});

test('ratios that one floating-point number cannot tell apart are still told apart', () => {
  const better = { of: 80000001, over: 80000000 };
  const worse = { of: 80000002, over: 80000001 };
  expect(better.of / better.over).toBe(worse.of / worse.over);
  expect(compareFractions(better, worse)).toBeLessThan(0);
});

test('MAX beats every number and two MAX are level', () => {
  expect(compareFractions({ of: 1, over: 0 }, { of: 1000, over: 1 })).toBeLessThan(0);
  expect(compareFractions({ of: 1000, over: 1 }, { of: 1, over: 0 })).toBeGreaterThan(0);
  expect(compareFractions({ of: 3, over: 0 }, { of: 75, over: 0 })).toBe(0);
});

test('a ratio without matches stands below all others, even zero, and is level with itself', () => {
  expect(compareFractions(NONE, { of: 0, over: 3 })).toBeGreaterThan(0);
  expect(compareFractions({ of: 0, over: 3 }, NONE)).toBeLessThan(0);
  expect(compareFractions(NONE, fraction(-5))).toBeGreaterThan(0);
  expect(compareFractions(NONE, NONE)).toBe(0);
});

test('integers compare as numbers, negative ones too', () => {
  expect(compareFractions(fraction(-1), fraction(-4))).toBeLessThan(0);
  expect(compareFractions(fraction(0), fraction(-4))).toBeLessThan(0);
  expect(compareFractions(fraction(7), fraction(7))).toBe(0);
});

test('a fraction is shown as a number, MAX or nothing', () => {
  expect(showFraction({ of: 6, over: 7 })).toBe(6 / 7);
  expect(showFraction({ of: 0, over: 7 })).toBe(0);
  expect(showFraction({ of: 3, over: 0 })).toBe('MAX');
  expect(showFraction(NONE)).toBeNull();
});
