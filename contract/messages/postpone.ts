import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { changeReasonSchema } from '../matches/match.ts';
import { localDateSchema, localTimeSchema } from '../primitives.ts';

/** A postponement with its reason, and the new date where it is known already. */
export const postponeFormSchema = z
  .strictObject({
    reason: changeReasonSchema,
    matchDate: localDateSchema.optional(),
    matchTime: localTimeSchema.optional(),
  })
  .refine(({ matchDate, matchTime }) => matchTime === undefined || matchDate !== undefined, {
    path: ['matchDate'],
    message: textKey('check.missing'),
  });

/** The new date of a match that was postponed without one. */
export const newDateFormSchema = z.strictObject({
  reason: changeReasonSchema.optional(),
  matchDate: localDateSchema,
  matchTime: localTimeSchema.optional(),
});
