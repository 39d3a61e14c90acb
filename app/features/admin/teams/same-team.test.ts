import { expect, test } from 'vitest';
import { isSameName } from './same-team.ts';

test.each([
  ['Nyota', 'NYOTA', true],
  [' Éclair  Moshi', 'eclair moshi', true],
  ['Nyota', 'Nyota B', false],
])('%o and %o are one name: %o', (first, second, isSame) => {
  expect(isSameName(first, second)).toBe(isSame);
});
