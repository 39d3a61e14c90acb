import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { generateFixturesSchema, pairRoundSchema } from './leagues/generate-fixtures.ts';
import { createLeagueSchema } from './leagues/league.ts';
import { moveSchema } from './leagues/schedule.ts';
import { createMatchSchema } from './matches/match.ts';
import { createPlayerSchema } from './people/player.ts';
import { textOfIssue } from './text/issue-text.ts';
import { inEnglish } from './text/text.ts';

const messageOf = (schema: ZodType, field: string, input: object) =>
  schema
    .safeParse(input)
    .error?.issues.filter(({ path }) => path[0] === field)
    .map((issue) => inEnglish(textOfIssue(issue))) ?? [];

test.each([
  [createPlayerSchema, 'dateOfBirth'],
  [createMatchSchema, 'matchDate'],
  [createLeagueSchema, 'startsAt'],
  [moveSchema, 'matchDate'],
  [pairRoundSchema, 'startDate'],
  [generateFixturesSchema, 'startDate'],
] as const)('an invalid year is reported at its field (%#)', (schema, field) => {
  for (const day of ['0206-11-22', '1899-12-31', '2200-01-01', '9999-12-31']) {
    const message = 'must be a day of the years 1900 to 2199';
    expect(messageOf(schema, field, { [field]: day }), day).toEqual([message]);
  }
  for (const day of ['1900-01-01', '2026-11-22', '2199-12-31']) {
    expect(messageOf(schema, field, { [field]: day }), day).toEqual([]);
  }
});

test('a league may begin at an instant within the same years', () => {
  const at = (startsAt: string) => messageOf(createLeagueSchema, 'startsAt', { startsAt });
  expect(at('2026-11-22T16:00:00+03:00')).toEqual([]);
  expect(at('9999-11-22T16:00:00+03:00')).toEqual(['must be a day of the years 1900 to 2199']);
});

test('the period of fixtures does not end before it begins', () => {
  const plan = { kind: 'round-robin', startDate: '2026-11-22' };
  const last = (lastDate: string) =>
    messageOf(generateFixturesSchema, 'lastDate', { ...plan, lastDate });
  expect(last('2026-11-21')).toEqual(['must not be before the first day']);
  expect(last('2026-11-22')).toEqual([]);
});
