import { expect, test } from 'vitest';
import { type Entry, holdOf, knownBefore } from './happening.ts';

const entry = (
  version: number,
  at: number,
  before: string | null,
  value: string | null,
): Entry => ({
  version,
  at,
  before,
  value,
});

test('a set end that stands is told', () => {
  expect(knownBefore([entry(1, 0, null, '25-23')], 1, 3000)).toEqual({ known: null });
});

test('of an end that is undone within its hold nothing is told', () => {
  const entries = [entry(1, 0, null, '25-23'), entry(2, 2000, '25-23', null)];
  expect(knownBefore(entries, 1, 3000)).toBeUndefined();
  expect(knownBefore(entries, 2, 3000)).toBeUndefined();
});

test('an end that is undone and given anew within its hold is told once, with its last value', () => {
  const entries = [
    entry(1, 0, null, '25-23'),
    entry(2, 2000, '25-23', null),
    entry(3, 4000, null, '26-24'),
  ];
  expect([1, 2, 3].map((version) => knownBefore(entries, version, 3000))).toEqual([
    undefined,
    undefined,
    { known: null },
  ]);
});

test('an undoing after the hold is told as a correction of what people know', () => {
  const entries = [entry(1, 0, null, '25-23'), entry(2, 3001, '25-23', null)];
  expect(knownBefore(entries, 1, 3000)).toEqual({ known: null });
  expect(knownBefore(entries, 2, 3000)).toEqual({ known: '25-23' });
});

test('an entry that is no longer there is not told', () => {
  expect(knownBefore([], 7, 3000)).toBeUndefined();
});

test('results and plans wait 20 s, ends of sets 3 s, news not at all', () => {
  expect([
    holdOf({ topic: 'result' }),
    holdOf({ topic: 'plan' }),
    holdOf({ topic: 'set:2' }),
    holdOf({ topic: null }),
  ]).toEqual([20_000, 20_000, 3000, 0]);
});
