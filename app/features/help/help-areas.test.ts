import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { foundHelp, helpOf } from './help-areas.ts';

const ALL = helpOf(undefined, true);

test('every question of the help stands in exactly one area', () => {
  const { questions } = messagesOf('en').help;
  expect(ALL.map(({ question }) => question).sort()).toEqual(Object.keys(questions).sort());
});

test('a secretary finds the answer by the words of the question, in both languages', () => {
  const first = (language: 'en' | 'sw', query: string) =>
    foundHelp(messagesOf(language).help.questions, ALL, query)[0]?.question;
  expect(first('en', 'team withdrawn')).toBe('withdrawn');
  expect(first('sw', 'timu imejitoa')).toBe('withdrawn');
  expect(first('en', 'forgot password')).toBe('forgotPassword');
  expect(first('sw', 'kiwanja saa moja')).toBe('courtLost');
  expect(first('en', 'xylophone')).toBeUndefined();
});

test('without words every question is found', () => {
  expect(foundHelp(messagesOf('en').help.questions, ALL, ' ')).toHaveLength(ALL.length);
});

test('a secretary of leagues has no questions about the whole site', () => {
  const own = helpOf(undefined, false).map(({ question }) => question);
  expect(own).toContain('withdrawn');
  expect(own).toContain('courtLost');
  expect(own).not.toContain('forgotPassword');
  expect(own).not.toContain('backup');
  expect(helpOf('safety', false)).toEqual([]);
});
