import { expect, test } from 'vitest';
import { en } from '#app/messages/en.ts';
import { sw } from '#app/messages/sw.ts';
import { writtenWord } from './written-word.ts';

test('a usual position or nationality has the words of the language, another stays as written', () => {
  expect(writtenWord(sw, ' Middle-Blocker')).toBe('Mzuiaji wa kati');
  expect(writtenWord(sw, 'Tanzanian')).toBe('Mtanzania');
  expect(writtenWord(en, 'libero')).toBe('Libero');
  expect(writtenWord(sw, 'Mkandarasi')).toBe('Mkandarasi');
  expect(writtenWord(sw, null)).toBeNull();
});
