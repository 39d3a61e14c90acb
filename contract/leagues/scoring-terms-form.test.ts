import { expect, test } from 'vitest';
import { NO_TERMS } from './scoring-terms.ts';
import { ownTerms, scoringTermsFormSchema, termsOfForm } from './scoring-terms-form.ts';

test('the form of the terms says nothing of what was left empty', () => {
  expect(termsOfForm(scoringTermsFormSchema.parse({}))).toEqual(NO_TERMS);
  const filled = { country: 'tan', category: 'junior', level: 'rallies', lineups: 'on' };
  expect(termsOfForm(scoringTermsFormSchema.parse(filled))).toEqual({
    ...NO_TERMS,
    country: 'TAN',
    category: 'junior',
    level: 'rallies',
    lineups: true,
  });
  expect(scoringTermsFormSchema.safeParse({ country: 'Tanzania' }).success).toBe(false);
});

test('a match keeps only the terms that are other than in its league', () => {
  const ofLeague = { ...NO_TERMS, lineups: true, country: 'TAN' };
  expect(ownTerms(ofLeague, ofLeague)).toBeNull();
  const relaxed = { ...ofLeague, lineups: false, level: 'points' } as const;
  expect(ownTerms(relaxed, ofLeague)).toEqual({ lineups: false, level: 'points' });
});
