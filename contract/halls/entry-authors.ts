import { z } from 'zod';
import { cleanLine, END_OF_DAYS } from '../primitives.ts';

/**
 * The writers of entries in a hall, with the hall's clock; each stands for all entries until the next.
 * `name` is null for a scorer link.
 */
export const entryAuthorsSchema = z
  .array(
    z.strictObject({
      id: z.uuid(),
      name: cleanLine(120).nullable(),
      recordedAt: z.number().int().min(0).max(END_OF_DAYS),
    }),
  )
  .max(500);
