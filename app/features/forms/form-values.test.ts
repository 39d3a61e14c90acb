import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiProblem, ApiUnreachable } from '#app/lib/api/client.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import { phoneSchema } from '#contract/accounts/phone.ts';
import { createTeamSchema } from '#contract/people/team.ts';
import { httpsLinkSchema, localDateSchema } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { fieldErrors, fieldWords, sentenceAbove, serverErrors } from './form-values.ts';

const words = fieldWords(messagesOf('en'));

test('an empty team form names each required field and no optional one', () => {
  const result = createTeamSchema.safeParse({});
  expect(fieldErrors(result.error!, {}, words)).toEqual({
    name: words.missing,
    city: words.missing,
    coach: words.missing,
    gender: words.missing,
  });
});

test('an invalid field is not reported as missing', () => {
  const input = { name: 'JKU', city: 'Zanzibar', coach: 'N/A', gender: 'Mixed' };
  const result = createTeamSchema.safeParse(input);
  expect(fieldErrors(result.error!, input, words)).toEqual({ gender: words.wrong });
});

test('a text that is too long is reported with its limit', () => {
  const input = { name: 'x'.repeat(121), city: 'Zanzibar', coach: 'N/A', gender: 'Men' };
  const result = createTeamSchema.safeParse(input);
  expect(fieldErrors(result.error!, input, words)).toEqual({ name: 'At most 120 characters.' });
});

test.each([
  ['phone', '0754', phoneSchema, words.phone],
  ['phone', '', phoneSchema, words.missing],
  ['link', 'tiketi.co.tz', httpsLinkSchema, words.link],
  ['courts', 0, z.number().min(1), words.atLeast(1)],
  ['shirt', 150, z.number().max(99), words.atMost(99)],
  ['day', '2027-02-31', localDateSchema, words.day],
])('a wrong %s (%s) is told what is wrong with it', (name, value, schema, expected) => {
  const input = { [name]: value };
  const result = z.object({ [name]: schema }).safeParse(input);
  expect(fieldErrors(result.error!, input, words)).toEqual({ [name]: expected });
});

test('a list from which nothing was chosen is missing', () => {
  const input = { officials: [] };
  const result = z.object({ officials: z.array(z.string()).min(1) }).safeParse(input);
  expect(fieldErrors(result.error!, input, words)).toEqual({ officials: words.missing });
});

test('a form is asked to be filled in where something is empty, and to be corrected otherwise', () => {
  const empty = { name: words.missing, phone: words.phone };
  const unfilled = words.unfilled[0]!;
  expect(sentenceAbove(empty, unfilled, words)).toBe(unfilled);
  expect(sentenceAbove({ phone: words.phone }, unfilled, words)).toBe(words.above);
  expect(sentenceAbove({ phone: words.phone }, 'Choose a set.', words)).toBe('Choose a set.');
});

test('errors of a problem document are shown beside their fields', () => {
  const text = textOf('match.sameTeams');
  const errors = [{ field: 'team2', message: 'A team cannot play against itself.', text }];
  const problem = new ApiProblem(422, { errors });
  expect(serverErrors(problem, 'en')).toEqual({ team2: 'A team cannot play against itself.' });
  expect(serverErrors(problem, 'sw')).toEqual({
    team2: 'Timu haiwezi kucheza dhidi yake yenyewe.',
  });
  expect(serverErrors(new ApiUnreachable('gone'), 'en')).toEqual({});
});
