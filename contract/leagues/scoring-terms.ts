import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';

export const SHEET_CATEGORIES = ['senior', 'junior', 'youth', 'masters'] as const;
export type SheetCategory = (typeof SHEET_CATEGORIES)[number];

export const COMPETITION_LEVELS = ['international', 'national', 'regional', 'local'] as const;
export type CompetitionLevel = (typeof COMPETITION_LEVELS)[number];

export const SCORING_LEVELS = ['points', 'rallies', 'table'] as const;
export type ScoringLevel = (typeof SCORING_LEVELS)[number];

/** The demands that a competition may make on the table. */
export const SCORING_DEMANDS = ['lineups', 'confirmation', 'signatures', 'official'] as const;

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
    level: z
      .enum(SCORING_LEVELS)
      .nullable()
      .describe(
        'The level of detail that every device opens a match at; null: as the device has it',
      ),
    lineups: z.boolean().describe('Team sheets and line-ups before a set begins'),
    confirmation: z.boolean().describe('Each set is confirmed before the next one begins'),
    signatures: z
      .boolean()
      .describe('Team lists are signed before the match, and the sheet after it'),
    official: z.boolean().describe('The match ends by making its sheet official'),
  })
  .meta({ id: 'ScoringTerms' });
export type ScoringTerms = z.infer<typeof scoringTermsSchema>;

export const NO_TERMS: ScoringTerms = {
  country: null,
  category: null,
  competition: null,
  level: null,
  lineups: false,
  confirmation: false,
  signatures: false,
  official: false,
};

/** Of a match alone; what it does not say is as in its league. */
export const ownScoringSchema = scoringTermsSchema.partial().meta({ id: 'OwnScoringTerms' });
export type OwnScoring = z.infer<typeof ownScoringSchema>;

const checkbox = z.literal('on').optional();

/** The terms as their form asks for them: what is left empty is not said. */
export const scoringTermsFormSchema = z.strictObject({
  country: z.string().toUpperCase().pipe(scoringTermsSchema.shape.country.unwrap()).optional(),
  category: z.enum(SHEET_CATEGORIES).optional(),
  competition: z.enum(COMPETITION_LEVELS).optional(),
  level: z.enum(SCORING_LEVELS).optional(),
  lineups: checkbox,
  confirmation: checkbox,
  signatures: checkbox,
  official: checkbox,
});
export type ScoringTermsForm = z.infer<typeof scoringTermsFormSchema>;

export function termsOfForm(form: ScoringTermsForm): ScoringTerms {
  const { lineups, confirmation, signatures, official, ...named } = form;
  return {
    ...NO_TERMS,
    ...named,
    lineups: lineups === 'on',
    confirmation: confirmation === 'on',
    signatures: signatures === 'on',
    official: official === 'on',
  };
}

/** The terms of a match that are other than in its league; null where it has none of its own. */
export function ownTerms(terms: ScoringTerms, ofLeague: ScoringTerms): OwnScoring | null {
  const own = Object.entries(terms).filter(
    ([term, value]) => value !== ofLeague[term as keyof ScoringTerms],
  );
  return own.length === 0 ? null : (Object.fromEntries(own) as OwnScoring);
}
