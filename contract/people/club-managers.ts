import { z } from 'zod';
import { idSchema, listOf } from '../primitives.ts';

/** Of one club; nobody needs as many. */
export const MOST_MANAGERS = 20;

const clubManagerSchema = z
  .object({
    id: idSchema.describe('The id of the account'),
    name: z.string(),
    since: z.string(),
  })
  .meta({ id: 'ClubManager' });
export type ClubManager = z.infer<typeof clubManagerSchema>;
export const clubManagerListSchema = listOf(clubManagerSchema);
