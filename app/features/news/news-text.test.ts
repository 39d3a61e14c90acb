import { expect, test } from 'vitest';
import { excerptOf, paragraphsOf } from './news-text.ts';

test('an empty line separates paragraphs, a single line break does not', () => {
  expect(paragraphsOf('One\ntwo\n\nThree\n \n\nfour\n')).toEqual(['One\ntwo', 'Three', 'four']);
});

test('a short text is its own excerpt, in one line', () => {
  expect(excerptOf('Jeshi Stars\n\nwin  the cup. ')).toBe('Jeshi Stars win the cup.');
});

test('a long text is cut between words', () => {
  const excerpt = excerptOf('mpira '.repeat(60));
  expect(excerpt).toMatch(/^(mpira )+mpira…$/);
  expect(excerpt.length).toBeLessThanOrEqual(141);
});

test('a word longer than the excerpt is cut in the middle', () => {
  expect(excerptOf('x'.repeat(500))).toBe(`${'x'.repeat(140)}…`);
});
