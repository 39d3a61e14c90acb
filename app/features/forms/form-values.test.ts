import { expect, test } from 'vitest';
import { ApiProblem, ApiUnreachable } from '#app/lib/api/client.ts';
import { createTeamSchema } from '#contract/people/team.ts';
import { textOf } from '#contract/text/text.ts';
import { fieldErrors, serverErrors } from './form-values.ts';

const words = {
  missing: 'Fill this in.',
  wrong: 'Check this.',
  tooLong: (most: number) => `At most ${most} characters.`,
};

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
