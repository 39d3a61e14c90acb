import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { behindDuplicates, factsOf } from './duplicate-entries.ts';

const point = (id: string, facts: object = {}) =>
  ({ id, at: 1, type: 'rally', no: 1, winner: 'team1', ...facts }) as MatchEvent;

test('the facts of an entry know neither its author, nor its time, nor the order of its fields', () => {
  const other = { winner: 'team1', no: 1, type: 'rally', at: 9, id: 'b' } as MatchEvent;
  expect(factsOf(point('a'))).toBe(factsOf(other));
  expect(factsOf(point('a', { reason: undefined }))).toBe(factsOf(other));
  expect(factsOf(point('a', { winner: 'team2' }))).not.toBe(factsOf(other));
  expect(factsOf(point('a', { no: 2 }))).not.toBe(factsOf(other));
});

test('entries with the same facts are dropped from the front of the queue', () => {
  const second = point('a2', { no: 2 });
  expect(behindDuplicates([point('a1'), second], [point('b1')])).toEqual([second]);
  expect(behindDuplicates([point('a1')], [point('b1', { winner: 'team2' })])).toBeNull();
});

test('an entry that has arrived itself is neither a duplicate nor a contradiction', () => {
  const own = [point('a1'), point('a2', { no: 2 })];
  expect(behindDuplicates(own, [point('a1')])).toEqual([own[1]]);
  expect(behindDuplicates(own, [point('a1'), point('b2', { no: 2 })])).toEqual([]);
});

test('a remark of another device contradicts nothing', () => {
  const remark: MatchEvent = { id: 'm', at: 1, type: 'remark', text: 'wet floor' };
  expect(behindDuplicates([point('a1')], [remark])).toEqual([point('a1')]);
});
