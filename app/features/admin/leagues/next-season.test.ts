import { expect, test } from 'vitest';
import { nextName, yearLater } from './next-season.ts';

test.each([
  ['Ligi Kuu 2026', 'Ligi Kuu 2027'],
  ['Ligi Kuu 2026/27', 'Ligi Kuu 2027/28'],
  ['Ligi 2026-2027 Wanawake', 'Ligi 2027-2028 Wanawake'],
  ['Ligi 1999/00', 'Ligi 2000/01'],
  ['Ligi 2098/99', 'Ligi 2099/00'],
  ['Bonanza ya 3', 'Bonanza ya 3'],
  ['Kombe 20261', 'Kombe 20261'],
])('the name %s becomes %s', (name, expected) => {
  expect(nextName(name)).toBe(expected);
});

test('a league begins on the same day a year later, after a leap day on the last of February', () => {
  expect(yearLater('2026-12-01')).toBe('2027-12-01');
  expect(yearLater('2028-02-29')).toBe('2029-02-28');
});
