import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';

export const SHEET_CATEGORIES = ['senior', 'junior', 'youth', 'masters'] as const;
export type SheetCategory = (typeof SHEET_CATEGORIES)[number];

export const COMPETITION_LEVELS = ['international', 'national', 'regional', 'local'] as const;
export type CompetitionLevel = (typeof COMPETITION_LEVELS)[number];

export const SCORING_LEVELS = ['points', 'rallies', 'table'] as const;

/** The demands that a competition may make on the table. */
export const SCORING_DEMANDS = [
  'lineups',
  'confirmation',
  'signatures',
  'identity',
  'official',
] as const;

/** The facts of a competition for the scorer's table and at the head of the scoresheet. */
export const scoringTermsSchema = z
  .strictObject({
    country: z
      .string()
      .regex(/^[A-Z]{3}$/, textKey('scoringTerms.country'))
      .nullable(),
    category: z.enum(SHEET_CATEGORIES).nullable(),
    competition: z.enum(COMPETITION_LEVELS).nullable(),
    level: z.enum(SCORING_LEVELS).nullable(),
    lineups: z.boolean(),
    confirmation: z.boolean(),
    signatures: z.boolean(),
    /** Signatures by a name alone do not count. */
    identity: z.boolean(),
    official: z.boolean(),
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
  identity: false,
  official: false,
};

/** Of a match alone; what it does not say is as in its league. */
export const ownScoringSchema = scoringTermsSchema.partial().meta({ id: 'OwnScoringTerms' });
export type OwnScoring = z.infer<typeof ownScoringSchema>;
