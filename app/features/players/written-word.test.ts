import { expect, test } from 'vitest';
import { en } from '#app/messages/en.ts';
import { sw } from '#app/messages/sw.ts';
import { writtenWord } from './written-word.ts';

test('a listed position or nationality is translated, another one stays as written', () => {
  expect(writtenWord(sw, ' Middle-Blocker')).toBe('Mzuiaji wa kati');
  expect(writtenWord(sw, 'Tanzanian')).toBe('Mtanzania');
  expect(writtenWord(en, 'libero')).toBe('Libero');
  expect(writtenWord(sw, 'Mkandarasi')).toBe('Mkandarasi');
  expect(writtenWord(sw, null)).toBeNull();
});
