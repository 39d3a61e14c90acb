import { z } from 'zod';
import { phoneSchema } from '../accounts/phone.ts';
import { idSchema, listOf } from '../primitives.ts';

/** The captain, somebody in the captain's place, and the coach. */
export const MOST_CAPTAIN_NUMBERS = 3;

export const captainNumbersSchema = listOf(
  z.object({
    team: z.object({ id: idSchema, name: z.string() }),
    numbers: z.array(z.string()).describe('Numbers such as `+255712345678`, the oldest first'),
  }),
  'The teams of the league by name',
).meta({ id: 'CaptainNumbers' });
export type CaptainNumbers = z.infer<typeof captainNumbersSchema>;

export const setCaptainNumbersSchema = z
  .strictObject({
    numbers: z
      .array(phoneSchema)
      .max(MOST_CAPTAIN_NUMBERS)
      .describe('Numbers that replace those before; empty: nobody reports by SMS'),
  })
  .meta({ id: 'SetCaptainNumbers' });
