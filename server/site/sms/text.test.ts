import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { gsmLength, gsmText } from '#server/site/ussd/gsm-text.ts';
import { ONE_PART, onePart, partOf, resultText } from './text.ts';

const SETS = ['25-20', '18-25', '25-15', '23-25', '15-13'];

test('a result has the sets, no dash outside the alphabet, and the word that ends it', () => {
  const facts = {
    names: ['Mafunzo', 'KVZ'],
    value: '3-2',
    sets: SETS,
    isCorrection: false,
  } as const;
  expect(resultText(facts, 'sw')).toBe(
    'Mafunzo 3-2 KVZ (25-20 18-25 25-15 23-25 15-13). Kuacha: tuma ACHA',
  );
  expect(resultText({ ...facts, isCorrection: true, value: '3-0 forfeit' }, 'en')).toBe(
    'CORRECTION: Mafunzo 3-0 KVZ (forfeit). End: send ACHA',
  );
  expect(resultText({ ...facts, isCorrection: true, value: null }, 'en')).toBe(
    'CORRECTION: Mafunzo - KVZ (the match goes on). End: send ACHA',
  );
});

test('names of any 40 characters leave a result in one part with all its sets', () => {
  const characters = ['A', 'é', '–', '’', '€', '[', '😀', 'ş', ' ', '|'];
  for (const first of characters)
    for (const second of characters)
      for (const length of [1, 17, 40])
        for (const language of LANGUAGES)
          for (const isCorrection of [false, true]) {
            const names = [first.repeat(length), second.repeat(length)] as const;
            const text = resultText({ names, value: '3-2', sets: SETS, isCorrection }, language);
            expect(gsmLength(text)).toBeLessThanOrEqual(ONE_PART);
            expect(gsmText(text)).toBe(text);
            expect(text).toContain(SETS.join(' '));
            expect(text).toContain('ACHA');
          }
});

test('answers are cut at the end of a part, lists at the end of a line', () => {
  expect(gsmLength(onePart('[é–'.repeat(100)))).toBeLessThanOrEqual(ONE_PART);
  const lines = Array.from({ length: 30 }, (_, n) => `${n} Chui la Tanga 3`);
  const text = partOf(lines);
  expect(gsmLength(text)).toBeLessThanOrEqual(ONE_PART);
  expect(lines).toContain(text.split('\n').at(-1));
});
