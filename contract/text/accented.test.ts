import { expect, test } from 'vitest';
import { accented, accentedTexts } from './accented.ts';

test('letters get accents; placeholders, markup, numbers and signs stay', () => {
  expect(accented('No {count} <b>matches</b> &amp; 3-1')).toBe(
    'Ñö {count} <b>ṁåţçĥéš</b> &amp; 3-1',
  );
});

test('every letter of the alphabet has an accented form', () => {
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const result = accented(alphabet);
  expect(result).not.toMatch(/[a-z]/i);
  expect(new Set(result).size).toBe(alphabet.length);
});

test('a function leaves its arguments unaccented, also within objects', () => {
  const texts = accentedTexts({
    wins: (team: string, sets: number) => `${team} wins ${sets} sets`,
    of: ({ name }: { name: string }) => [`Wins of ${name}`],
    none: null,
    pattern: /^Final$/,
  });
  expect(texts.wins('wins', 3)).toBe('wins wins 3 šéţš');
  expect(texts.wins('Simba (A)', 3)).toBe('Simba (A) ŵîñš 3 šéţš');
  expect(texts.of({ name: 'KVZ' })).toEqual(['Ŵîñš öƒ KVZ']);
  expect(texts.none).toBeNull();
  expect(texts.pattern.test('Final')).toBe(true);
});
