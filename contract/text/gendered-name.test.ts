import { expect, test } from 'vitest';
import { genderedName } from './gendered-name.ts';

test('a name has men or women behind it, unless it says so itself or neither is known', () => {
  expect(genderedName('Mafunzo', 'Women')).toBe('Mafunzo (Women)');
  expect(genderedName('Mafunzo', 'Wanawake')).toBe('Mafunzo (Wanawake)');
  expect(genderedName('Mafunzo', '')).toBe('Mafunzo');
  expect(genderedName('TVNL 2026 Women (demo)', 'Women')).toBe('TVNL 2026 Women (demo)');
  expect(genderedName('Ligi ya Wanaume', 'Wanaume')).toBe('Ligi ya Wanaume');
  expect(genderedName('Menengai', 'Men')).toBe('Menengai (Men)');
});
