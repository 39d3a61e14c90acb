import { expect, test } from 'vitest';
import { sortName } from '#server/platform/db/sort-name.ts';
import { typosIn } from './testing/near-name.ts';
import { wordsOf } from './words.ts';

test.each([
  ['chui', 'Chui', 0],
  ['CHÚI', 'Chui', 0],
  ['prisons tan', 'Tanzania Prisons', 0],
  ['prisns', 'Tanzania Prisons', 1],
  ['prisosn', 'Tanzania Prisons', 1],
  ['mafnzo', 'Mafunzo', 1],
  ['mjimwemma', 'Mjimwema', 1],
  ['tanzannia prisoms', 'Tanzania Prisons', 2],
  ['poisi', 'Polisi Zanzibar', 1],
  ['ueen', 'Dodoma Queens', 0],
  ['kvy', 'KVZ', undefined],
  ['simba', 'Tanzania Prisons', undefined],
  ['chui simba', 'Chui', undefined],
  ['', 'Chui', undefined],
  ['...', 'Chui', undefined],
])('the word %s matches %s with %s typos', (query, name, typos) => {
  const words = (text: string) => wordsOf(sortName(text));
  expect(typosIn(words(query), words(name))).toBe(typos);
});
