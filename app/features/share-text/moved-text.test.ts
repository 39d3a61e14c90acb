import { expect, test } from 'vitest';
import type { Words } from '#app/lib/use-words.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import type { Language } from '#contract/language.ts';
import { changedLine } from './moved-text.ts';
import { dayText } from './share-text.ts';

function wordsOf(language: Language): Words {
  return { language, t: messagesOf(language), to: (path) => path };
}

const planned = {
  team1: { name: 'Nguvu' },
  team2: { name: 'Amani' },
  winner: null,
  status: 'not started',
  matchDate: '2027-03-27',
  matchTime: '10:00',
  court: '2',
  movedFrom: null,
};
const movedFrom = {
  matchDate: '2027-03-20',
  matchTime: '16:00',
  location: 'Mkwakwani',
  court: '1',
};
const moved = { ...planned, movedFrom } as never;

test('the message of a match that was moved has the date and place before', () => {
  expect(changedLine(moved, wordsOf('en'))).toBe(
    'Nguvu v Amani · Sat 27 Mar 10:00 · court 2 (before: Sat 20 Mar 16:00 · Mkwakwani · court 1)',
  );
  expect(changedLine(moved, wordsOf('sw'))).toContain('(awali: ');
});

test('the message of a match that stands where it was has its date alone', () => {
  expect(changedLine(planned as never, wordsOf('en'))).not.toContain('before');
});

test('the message of a day marks the matches that were moved', () => {
  const text = dayText('Day', [moved, planned as never], wordsOf('en'), changedLine);
  expect(text.split('\n').map((line) => line.includes('before:'))).toEqual([false, true, false]);
});
