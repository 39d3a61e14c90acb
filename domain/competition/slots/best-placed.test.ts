import { expect, test } from 'vitest';
import { assignBestPlaced, type PlacedRecord, rankBestPlaced } from './best-placed.ts';
import type { Slot } from './slot.ts';

function record(team: string, group: string, numbers: number[]): PlacedRecord {
  const [played, wins, matchPoints, setsWon, setsLost, pointsWon, pointsLost] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { team, group, played, wins, matchPoints, setsWon, setsLost, pointsWon, pointsLost };
}

test('the best third of unequal pools is found by averages per match', () => {
  const ranked = rankBestPlaced([
    record('five', 'A', [4, 2, 6, 8, 6, 300, 290]),
    record('four', 'B', [3, 2, 6, 7, 5, 260, 250]),
    record('three', 'C', [2, 0, 1, 2, 6, 150, 190]),
  ]);
  expect(ranked).toEqual([
    { rank: 1, team: 'four', group: 'B' },
    { rank: 2, team: 'five', group: 'A' },
    { rank: 3, team: 'three', group: 'C' },
  ]);
});

test.each([
  ['wins before match points', [3, 2, 4, 1, 9, 1, 9], [3, 1, 5, 9, 1, 9, 1]],
  ['match points before set ratio', [3, 1, 5, 1, 9, 1, 9], [3, 1, 4, 9, 1, 9, 1]],
  ['set ratio before points ratio', [3, 1, 4, 6, 5, 1, 9], [3, 1, 4, 7, 6, 9, 1]],
  ['1000:911 before 1001:912', [3, 1, 4, 6, 5, 1000, 911], [3, 1, 4, 6, 5, 1001, 912]],
  ['no set lost before any ratio', [1, 1, 3, 3, 0, 75, 70], [1, 1, 3, 30, 1, 75, 50]],
  ['any match before none', [1, 0, 0, 0, 3, 30, 75], [0, 0, 0, 0, 0, 0, 0]],
  ['even one without a point', [1, 0, 0, 0, 3, 0, 75], [0, 0, 0, 0, 0, 0, 0]],
])('%s', (_, better, worse) => {
  const ranked = rankBestPlaced([record('worse', 'A', worse), record('better', 'B', better)]);
  expect(ranked.map(({ team }) => team)).toEqual(['better', 'worse']);
  expect(ranked.map(({ rank }) => rank)).toEqual([1, 2]);
});

test.each([
  ['A', 'B', 'C'],
  ['C', 'B', 'A'],
])('level records stand in the order of their groups: entered as %s, %s, %s', (...groups) => {
  const level = groups.map((group) => record(group, group, [1, 1, 3, 3, 0, 75, 60]));
  expect(rankBestPlaced(level).map(({ rank, group }) => `${rank} ${group}`)).toEqual([
    '1 A',
    '1 B',
    '1 C',
  ]);
});

test('only slots that wait for a best placed team take one', () => {
  const third: Slot = { kind: 'place', group: 'A', place: 3 };
  expect(assigned([third, best(1)], ['C', 'B'])).toEqual([undefined, 'C3']);
});

test('two equal records share the rank, in the order of their groups', () => {
  const same = [2, 1, 3, 4, 4, 180, 180];
  const nothingLost = [1, 1, 3, 3, 0, 75, 0];
  const ranked = rankBestPlaced([
    record('last', 'D', [2, 0, 0, 0, 6, 90, 150]),
    record('second', 'B', same),
    record(
      'first',
      'A',
      [...same].map((number) => number),
    ),
    record('top', 'C', nothingLost),
  ]);
  expect(ranked.map(({ rank, team }) => `${rank} ${team}`)).toEqual([
    '1 top',
    '2 first',
    '2 second',
    '4 last',
  ]);
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
