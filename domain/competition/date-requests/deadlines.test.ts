import { expect, test } from 'vitest';
import { lastAnswer, lastAsk } from './deadlines.ts';

const at = (text: string) => Date.parse(text);
const START = at('2027-03-20T13:00:00Z');
const planned = { startsAt: START, isPostponed: false };
const postponed = { startsAt: START, isPostponed: true };

test('a team asks for another date until two days before the match', () => {
  expect(lastAsk(planned)).toBe(at('2027-03-18T13:00:00Z'));
});

test('a postponed match has no last moment to ask', () => {
  expect(lastAsk(postponed)).toBeNull();
});

test('the other team has three days to answer', () => {
  const sentAt = at('2027-03-01T08:00:00Z');
  expect(lastAnswer(planned, sentAt)).toBe(at('2027-03-04T08:00:00Z'));
  expect(lastAnswer(postponed, at('2027-03-19T08:00:00Z'))).toBe(at('2027-03-22T08:00:00Z'));
});

test('shortly before the match the other team has until the day before it', () => {
  const sentAt = at('2027-03-18T08:00:00Z');
  expect(lastAnswer(planned, sentAt)).toBe(at('2027-03-19T13:00:00Z'));
});
