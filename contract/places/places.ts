import { z } from 'zod';
import { teamRefSchema } from '../people/team.ts';
import { idSchema, listOf } from '../primitives.ts';

export const finalPlaceSchema = z
  .object({
    rank: z.number().int().describe('Shared where no match decided the order: 1, 2, 3, 3, 5'),
    team: teamRefSchema,
    tie: z
      .string()
      .nullable()
      .describe("The round that decided, such as 'F' or 'P3'; null where the table did"),
  })
  .meta({ id: 'FinalPlace' });

export const finalPlacesSchema = listOf(finalPlaceSchema)
  .extend({
    over: z.boolean().describe('All matches are over; before that there are no final places'),
  })
  .meta({ id: 'FinalPlaces' });
export type FinalPlaces = z.infer<typeof finalPlacesSchema>;

export const trophySchema = z
  .object({
    league: z.object({ id: idSchema, name: z.string() }),
    /** The first day of the league. */
    startsAt: z.string(),
    team: teamRefSchema,
  })
  .meta({ id: 'Trophy' });
export type Trophy = z.infer<typeof trophySchema>;

export const trophyListSchema = listOf(trophySchema);
