import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';

export const SHEET_CATEGORIES = ['senior', 'junior', 'youth', 'masters'] as const;
export type SheetCategory = (typeof SHEET_CATEGORIES)[number];

export const COMPETITION_LEVELS = ['international', 'national', 'regional', 'local'] as const;
export type CompetitionLevel = (typeof COMPETITION_LEVELS)[number];

/** The facts of a competition for the scorer's table and at the head of the scoresheet. */
export const scoringTermsSchema = z
  .strictObject({
    country: z
      .string()
      .regex(/^[A-Z]{3}$/, textKey('scoringTerms.country'))
      .nullable()
      .describe('The country on the scoresheet, three letters as TAN; null: none'),
    category: z.enum(SHEET_CATEGORIES).nullable().describe('The age category on the scoresheet'),
    competition: z
      .enum(COMPETITION_LEVELS)
      .nullable()
      .describe('The level of the competition on the scoresheet'),
  })
  .meta({ id: 'ScoringTerms' });
export type ScoringTerms = z.infer<typeof scoringTermsSchema>;

export const NO_TERMS: ScoringTerms = { country: null, category: null, competition: null };

/** Of a match alone; what it does not say is as in its league. */
export const ownScoringSchema = scoringTermsSchema.partial().meta({ id: 'OwnScoringTerms' });
export type OwnScoring = z.infer<typeof ownScoringSchema>;

/** The terms as their form asks for them: what is left empty is not said. */
export const scoringTermsFormSchema = z.strictObject({
  country: z.string().toUpperCase().pipe(scoringTermsSchema.shape.country.unwrap()).optional(),
  category: z.enum(SHEET_CATEGORIES).optional(),
  competition: z.enum(COMPETITION_LEVELS).optional(),
});
export type ScoringTermsForm = z.infer<typeof scoringTermsFormSchema>;

export function termsOfForm(form: ScoringTermsForm): ScoringTerms {
  return { ...NO_TERMS, ...form };
}
