import { expect, test } from 'vitest';
import { matchChance, scoreChances } from './match-chances.ts';

const bestOf5 = { setsToWin: 3, fixedSets: null } as const;
const threeSets = { setsToWin: null, fixedSets: 3 } as const;
const byScore = (set: number, length: Parameters<typeof scoreChances>[1]) =>
  Object.fromEntries(
    scoreChances(set, length).map(({ setsWon, chance }) => [setsWon.join('-'), chance]),
  );

test('every score of a best of five has its chance, and together they are certain', () => {
  const chances = byScore(0.6, bestOf5);
  expect(Object.keys(chances).sort()).toEqual(['0-3', '1-3', '2-3', '3-0', '3-1', '3-2']);
  expect(chances['3-0']).toBeCloseTo(0.216, 9);
  expect(chances['3-1']).toBeCloseTo(3 * 0.216 * 0.4, 9);
  expect(chances['3-2']).toBeCloseTo(6 * 0.216 * 0.16, 9);
  expect(chances['0-3']).toBeCloseTo(0.064, 9);
  expect(Object.values(chances).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
});

test('a match of which all sets are played may end with every split', () => {
  const chances = byScore(0.5, threeSets);
  expect(chances).toEqual({ '0-3': 0.125, '1-2': 0.375, '2-1': 0.375, '3-0': 0.125 });
});

test('a match is won more surely than a set, and a drawn one is half won', () => {
  expect(matchChance(0.5, bestOf5)).toBeCloseTo(0.5, 9);
  expect(matchChance(0.6, bestOf5)).toBeCloseTo(0.68256, 5);
  expect(matchChance(0.7, { setsToWin: 1, fixedSets: null })).toBeCloseTo(0.7, 9);
  expect(matchChance(0.5, { setsToWin: null, fixedSets: 2 })).toBeCloseTo(0.5, 9);
  expect(matchChance(1, { setsToWin: null, fixedSets: 2 })).toBe(1);
});
