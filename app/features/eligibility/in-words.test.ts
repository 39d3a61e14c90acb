import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import type { PlayerProblemView } from '#contract/eligibility/eligibility.ts';
import { EVERYBODY_PLAYS } from '#domain/competition/eligibility/rule.ts';
import { problemInWords, rosterInWords } from './problem-in-words.ts';
import { eligibilityInWords } from './rule-in-words.ts';

const EN = { t: messagesOf('en'), language: 'en' } as const;
const SW = { t: messagesOf('sw'), language: 'sw' } as const;

test('a rule is said sentence by sentence, and none is said, too', () => {
  expect(eligibilityInWords(EVERYBODY_PLAYS, EN)).toEqual([
    'Everybody on the roster of a team may play.',
  ]);
  const rule = {
    ...EVERYBODY_PLAYS,
    age: { on: '2027-01-01', youngest: null, oldest: 19 },
    least: 8,
    most: 14,
    foreigners: 0,
    licences: true,
  };
  expect(eligibilityInWords(rule, EN).slice(1)).toEqual([
    'At least 8 players on a roster.',
    'At most 14 players on a roster.',
    'Nobody from abroad.',
    'Each player needs a valid licence.',
  ]);
  expect(eligibilityInWords(rule, EN)[0]).toMatch(/^At most 19 years old on .*1 Jan.*2027\.$/);
});

test.each([
  [{ youngest: 15, oldest: 19 }, /^From 15 to 19 years/],
  [{ youngest: 35, oldest: null }, /^At least 35 years/],
])('an age category is said by its limits', (limits, sentence) => {
  const rule = { ...EVERYBODY_PLAYS, age: { on: '2027-01-01', ...limits } };
  expect(eligibilityInWords(rule, EN)[0]).toMatch(sentence);
});

const DAY = '2027-02-03';
const PROBLEMS: PlayerProblemView[] = [
  { kind: 'too-old', age: 21, oldest: 19 },
  { kind: 'too-young', age: 12, youngest: 15 },
  { kind: 'age-unknown' },
  { kind: 'other-gender' },
  { kind: 'no-licence' },
  { kind: 'licence-over', until: DAY },
  { kind: 'came-late', on: DAY, closesOn: DAY },
  { kind: 'transfer-closed', on: DAY },
  { kind: 'registered-twice', by: 'birth', team: { id: 't', name: 'Simba' } },
  { kind: 'nationality-unknown' },
];

test('each problem has a sentence of its own in both languages', () => {
  for (const words of [EN, SW]) {
    const sentences = PROBLEMS.map((problem) => problemInWords(problem, words));
    expect(new Set(sentences).size).toBe(PROBLEMS.length);
  }
  expect(problemInWords(PROBLEMS[0]!, EN)).toBe('Is 21 on the day, 19 at most');
  expect(problemInWords(PROBLEMS[8]!, EN)).toContain('Simba');
  expect(rosterInWords({ kind: 'too-few', players: 1, least: 8 }, EN)).toBe(
    '1 player on the roster, 8 at least',
  );
});
