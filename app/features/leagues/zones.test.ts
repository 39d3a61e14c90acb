import { expect, test } from 'vitest';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import { moveZones, zoneOf, zonesOf } from './zones.ts';

const fixtures = [
  [
    { kind: 'place', group: 'A', place: 1 },
    { kind: 'place', group: 'B', place: 2 },
  ],
  [
    { kind: 'place', group: 'B', place: 1 },
    { kind: 'best-placed', place: 3, among: ['A', 'B'], nth: 1 },
  ],
  [
    { kind: 'winner', of: 'SF1' },
    { kind: 'winner', of: 'SF2' },
  ],
].map(([source1, source2]) => ({
  team1: { source: source1 },
  team2: { source: source2 },
})) as unknown as Fixture[];

test('the places of a group that advance form its zone', () => {
  const a = zonesOf(fixtures, 'A');
  expect([1, 2, 3, 4].map((place) => zoneOf(a, place))).toEqual(['up', '', 'maybe', '']);
  const b = zonesOf(fixtures, 'B');
  expect([1, 2, 3, 4].map((place) => zoneOf(b, place))).toEqual(['up', 'up', 'maybe', '']);
});

test('a league without a knock-out has no zone', () => {
  expect(zoneOf(zonesOf([], null), 1)).toBe('');
});

test('the first places go up and the last go down, never both', () => {
  const moves = { promotion: { places: 1, league: null }, relegation: { places: 2, league: null } };
  const kinds = (teams: number) =>
    Array.from({ length: teams }, (_, at) => zoneOf(moveZones(moves, teams), at + 1));
  expect(kinds(5)).toEqual(['promoted', '', '', 'relegated', 'relegated']);
  expect(kinds(2)).toEqual(['promoted', 'relegated']);
  expect(kinds(1)).toEqual(['promoted']);
  expect(moveZones({ promotion: null, relegation: null }, 5)).toEqual([]);
});
