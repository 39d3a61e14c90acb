import { expect, test } from 'vitest';
import { disciplineFormSchema } from './discipline-form.ts';

test('two numbers of a grade make a limit, none makes none', () => {
  const form = { table: 'refuse', penaltyCards: '2', penaltyMatches: '1', protestDays: '0' };
  expect(disciplineFormSchema.parse(form)).toEqual({
    limits: [{ grade: 'penalty', cards: 2, matches: 1 }],
    table: 'refuse',
    protestDays: 0,
  });
  const empty = { limits: [], table: 'warn', protestDays: null };
  expect(disciplineFormSchema.parse({ table: 'warn' })).toEqual(empty);
});

test.each([
  ['penaltyCards', 'penaltyMatches'],
  ['penaltyMatches', 'penaltyCards'],
])('%s alone asks for %s', (alone, missing) => {
  const { error } = disciplineFormSchema.safeParse({ table: 'warn', [alone]: '2' });
  expect(error?.issues.map(({ path }) => path)).toEqual([[missing]]);
});
