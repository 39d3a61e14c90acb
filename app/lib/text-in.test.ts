import { expect, test } from 'vitest';
import { textIn } from './text-in.ts';

test.each([
  ['a text without marks', 'One.\n\nTwo.', 'One.\n\nTwo.', 'One.\n\nTwo.'],
  ['marked paragraphs', '[en] Hello.\n\n[sw] Habari.', 'Hello.', 'Habari.'],
  [
    'a paragraph for all among marked ones',
    '[en] Hello.\n\n[sw] Habari.\n\n2026',
    'Hello.\n\n2026',
    'Habari.\n\n2026',
  ],
  ['a text in one language alone', '[sw] Habari.', 'Habari.', 'Habari.'],
  ['a mark of no language of ours', '[fr] Bonjour.', '[fr] Bonjour.', '[fr] Bonjour.'],
  ['brackets within a paragraph', 'See [en] here.', 'See [en] here.', 'See [en] here.'],
  ['an empty text', '', '', ''],
])('%s is shown to readers of English and of Swahili as meant for them', (_, text, en, sw) => {
  expect([textIn('en', text), textIn('sw', text)]).toEqual([en, sw]);
});
