import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { namesById } from './use-authors.ts';

const acknowledged: MatchEvent[] = ['a', 'b', 'c'].map((id) => ({ id, at: 0, type: 'replay' }));

test('a run of entries has one author, until the next run', () => {
  const runs = [
    { seq: 1, name: 'Asha' },
    { seq: 3, name: null },
  ];
  expect([...namesById({ acknowledged, runs })]).toEqual([
    ['a', 'Asha'],
    ['b', 'Asha'],
    ['c', null],
  ]);
});

test('an entry without a known author has none', () => {
  expect(namesById({ acknowledged, runs: [{ seq: 2, name: 'Asha' }] }).has('a')).toBe(false);
});
