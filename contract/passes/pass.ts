import { z } from 'zod';
import { idSchema } from '../primitives.ts';

const PASS_STATES = ['valid', 'expired'] as const;

export const openPassSchema = z
  .strictObject({ code: z.string().min(1).max(200).describe('Behind # of the address on a pass') })
  .meta({ id: 'OpenPass' });

/** The answer to somebody who scans a pass: as much of the person as everybody may see. */
export const openedPassSchema = z
  .object({
    name: z.string().describe('The name; of a child only with consent'),
    jerseyNumber: z.number().int().nullable().describe('The number of the shirt'),
    picture: z.string().nullable().describe('The picture; of a child only with consent'),
    team: z.object({ id: idSchema, name: z.string() }).nullable().describe('The present team'),
    state: z.enum(PASS_STATES).describe('`valid` today; `expired`: its last day has passed'),
    until: z.string().nullable().describe('The last day, YYYY-MM-DD; null: it does not end'),
    day: z.string().describe('The day for which it was looked at, YYYY-MM-DD'),
  })
  .meta({ id: 'OpenedPass' });
export type OpenedPass = z.infer<typeof openedPassSchema>;

export const passQuerySchema = z.object({
  team: idSchema.optional().describe('Only the passes of this team'),
});
