import { z } from 'zod';
import { idSchema, localDateSchema } from '../primitives.ts';

/** The part of a league's draft to publish; all of it where nothing is named. */
export const publicationSchema = z
  .strictObject({
    plan: idSchema.optional().describe('Only of these fixtures that were generated together'),
    round: z.number().int().min(1).max(1000).optional().describe('Only this round'),
    date: localDateSchema.optional().describe('Only this day'),
  })
  .meta({ id: 'Publication' });
export type Publication = z.infer<typeof publicationSchema>;

export const publishedSchema = z
  .object({
    published: z.number().int().describe('The number of fixtures that everybody sees from now on'),
    drafts: z
      .number()
      .int()
      .describe('The number of fixtures of the league that are still a draft'),
  })
  .meta({ id: 'Published' });
export type Published = z.infer<typeof publishedSchema>;
