import { z } from 'zod';
import { idSchema, listOf } from '../primitives.ts';

/** Of one league; nobody needs as many. */
export const MOST_SECRETARIES = 50;

export const secretarySchema = z
  .object({
    id: idSchema.describe('The id of the account'),
    name: z.string(),
    since: z.string(),
  })
  .meta({ id: 'Secretary' });
export type Secretary = z.infer<typeof secretarySchema>;
export const secretaryListSchema = listOf(secretarySchema);
