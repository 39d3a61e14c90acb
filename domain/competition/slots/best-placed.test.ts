import { expect, test } from 'vitest';
import { assignBestPlaced } from './best-placed.ts';
import type { Slot } from './slot.ts';

test('only slots that wait for a best placed team take one', () => {
  const third: Slot = { kind: 'place', group: 'A', place: 3 };
  expect(assigned([third, best(1)], ['C', 'B'])).toEqual([undefined, 'C3']);
});

function best(nth: number, avoid?: string, place = 3): Slot {
  return { kind: 'best-placed', place, among: ['A', 'B', 'C'], nth, avoid };
}

function assigned(slots: Slot[], groups: string[]): (string | undefined)[] {
  const ranked = { 3: groups.map((group) => ({ team: `${group}3`, group })) };
  const result = assignBestPlaced(slots, ranked);
  return slots.map((slot) => result.get(slot));
}

test('best thirds take their slots in the order of the ranking', () => {
  expect(assigned([best(2), best(1)], ['C', 'A', 'B'])).toEqual(['A3', 'C3']);
});

test('best thirds change places rather than meet their own group at once', () => {
  expect(assigned([best(1, 'C'), best(2, 'B')], ['C', 'A', 'B'])).toEqual(['A3', 'C3']);
  expect(assigned([best(1, 'A'), best(2, 'B'), best(3, 'C')], ['A', 'B', 'C'])).toEqual([
    'B3',
    'C3',
    'A3',
  ]);
});

test('when a rematch is unavoidable the ranking stands', () => {
  expect(assigned([best(1, 'A')], ['A', 'B'])).toEqual(['A3']);
  expect(assigned([best(1, 'A'), best(2, 'A')], ['A', 'B'])).toEqual(['A3', 'B3']);
});

test('best thirds are assigned once all slots can be filled', () => {
  expect(assigned([best(1), best(2)], ['A'])).toEqual([undefined, undefined]);
  expect(assignBestPlaced([best(1)], {}).size).toBe(0);
});

test('best seconds and best thirds are separate rankings', () => {
  const slots = [best(1), best(1, undefined, 2)];
  const result = assignBestPlaced(slots, {
    2: [{ team: 'a2', group: 'A' }],
    3: [{ team: 'b3', group: 'B' }],
  });
  expect(slots.map((slot) => result.get(slot))).toEqual(['b3', 'a2']);
});
