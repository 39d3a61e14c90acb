import { z } from 'zod';
import {
  COMPETITION_LEVELS,
  NO_TERMS,
  type OwnScoring,
  SCORING_LEVELS,
  type ScoringTerms,
  SHEET_CATEGORIES,
  scoringTermsSchema,
} from './scoring-terms.ts';

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
  identity: checkbox,
  official: checkbox,
});
export type ScoringTermsForm = z.infer<typeof scoringTermsFormSchema>;

export function termsOfForm(form: ScoringTermsForm): ScoringTerms {
  const { lineups, confirmation, signatures, identity, official, ...named } = form;
  return {
    ...NO_TERMS,
    ...named,
    lineups: lineups === 'on',
    confirmation: confirmation === 'on',
    signatures: signatures === 'on',
    identity: identity === 'on',
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
