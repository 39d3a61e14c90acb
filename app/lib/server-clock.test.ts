import { expect, test } from 'vitest';
import { clockOffset } from './server-clock.ts';

const headersOf = (date: string) => new Headers({ date });
const NOON = Date.parse('2026-11-22T12:00:00Z');

test('a clock three hours ahead is corrected, a clock one second off is trusted', () => {
  const answer = headersOf('Sun, 22 Nov 2026 12:00:00 GMT');
  const wrong = NOON + 3 * 3_600_000;
  expect(clockOffset(answer, wrong, wrong + 1000)).toBe(-3 * 3_600_000);
  expect(clockOffset(answer, NOON + 1000, NOON + 1400)).toBe(0);
});

test('an answer without a date changes nothing', () => {
  expect(clockOffset(new Headers(), 0, 0)).toBe(0);
  expect(clockOffset(headersOf('today'), 0, 0)).toBe(0);
});
