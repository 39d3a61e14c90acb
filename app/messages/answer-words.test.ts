import { expect, test } from 'vitest';
import { createPlayerSchema } from '#contract/people/player.ts';
import { createTeamSchema } from '#contract/people/team.ts';
import { ENGLISH } from '#contract/text/english/english.ts';
import { textOfIssue } from '#contract/text/issue-text.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import { answerWords } from './answer-words.ts';
import { answers as english } from './en/answers/answers.ts';
import { answers as swahili } from './sw/answers/answers.ts';

test.each<[Text, string, string]>([
  [textOf('league.notFound'), 'League not found.', 'Ligi haipatikani.'],
  [
    textOf('import.time', { value: '31/12' }),
    "'31/12' is not a time HH:mm",
    "'31/12' si saa kama 16:00",
  ],
  [
    textOf('import.cellTooLong', { count: 300, max: 200 }),
    'has 300 characters; at most 200 are allowed',
    'ina herufi 300, zinazohifadhiwa hazizidi 200',
  ],
  [
    textOf('import.unreadable', { why: textOf('import.quoteOpen') }),
    'The file cannot be read: a quotation mark is not closed.',
    'Faili halisomeki: alama ya kunukuu haijafungwa.',
  ],
])('$key exists in English and in Swahili', (text, inEnglish, inSwahili) => {
  expect(answerWords('en', text, 'unused')).toBe(inEnglish);
  expect(answerWords('sw', text, 'unused')).toBe(inSwahili);
});

test('a day of the server is said as the pages say days', () => {
  const text = textOf('result.notYet', { day: '2027-01-09' });
  expect(answerWords('en', text, '')).toContain('9 January 2027');
  expect(answerWords('sw', text, '')).toContain('9 Januari 2027');
});

test('a name that looks like a placeholder stays a name', () => {
  const text = textOf('import.teamMissing', { name: '$& {name} {1}' });
  expect(answerWords('sw', text, '')).toBe('hakuna timu iitwayo $& {name} {1}: leta timu kwanza');
});

test('a refusal by the rules of play is worded by its code', () => {
  const text = {
    key: 'rule.refused',
    params: { refusal: 'SET_RUNNING', detail: 'plain' },
  } as const;
  expect(answerWords('en', text, 'plain')).toBe('A set is still being played.');
  expect(answerWords('sw', text, 'plain')).not.toBe('plain');
});

test('a text of a newer server is shown in the English of the server', () => {
  const unknown = { key: 'moon.full' } as unknown as Text;
  expect(answerWords('sw', unknown, 'The moon is full.')).toBe('The moon is full.');
  expect(answerWords('sw', undefined, 'The moon is full.')).toBe('The moon is full.');
});

test('each language has the placeholders of the English', () => {
  const gapsIn = (sentence: string) => new Set(sentence.match(/\{\w+\}/g) ?? []);
  for (const key of Object.keys(ENGLISH) as (keyof typeof ENGLISH)[]) {
    if (key.startsWith('check.')) continue;
    expect([key, gapsIn(swahili[key])]).toEqual([key, gapsIn(ENGLISH[key])]);
    expect([key, gapsIn(english[key])]).toEqual([key, gapsIn(ENGLISH[key])]);
  }
});

test('the library’s own form errors exist in both languages', () => {
  const team = { name: 'x'.repeat(400), city: 'Moshi', coach: 'N/A', gender: 'Mixed' };
  const player = { fullName: 'Asha', jerseyNumber: 7000, height: 'tall', email: 'asha@' };
  const errors = [
    createTeamSchema.safeParse(team),
    createPlayerSchema.safeParse(player),
    createTeamSchema.safeParse({}),
  ];
  const texts = errors.flatMap(({ error }) => error?.issues.map(textOfIssue) ?? []);
  expect(texts.length).toBeGreaterThan(6);
  const vague = texts.filter(({ key }) => key === 'check.wrong');
  expect(vague).toEqual([]);
});
