import { z } from 'zod';
import { idSchema } from '../primitives.ts';

const side = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const pair = z.tuple([z.number().int(), z.number().int()]);

/** The line of a match as it stands: what the stream tells, for whoever has no stream. */
export const standingLineSchema = z
  .object({
    id: idSchema,
    v: z.number().int().describe('Version of the match; the ETag is the same'),
    s: z.string().describe('Status'),
    wins: pair.describe(
      'Set wins of team 1 and team 2; while Live and together as many as `set`, that set is over',
    ),
    set: z.number().int().describe('Number of the set that `score` belongs to; 0 before the first'),
    score: pair.describe('Points of that set'),
    serve: side.describe('The side that serves and won the last point: 1 or 2; 0 unknown'),
    y: z
      .number()
      .int()
      .optional()
      .describe(
        'Hundreds: how the last point was won (1 attack, 2 block, 3 ace, 4 serve error, 5 attack error, ' +
          '6 another error), below them the shirt. Thousands, or the number itself below ten: 1, 2, 3 ' +
          'set point of team 1, team 2, both; 4, 5, 6 match point likewise; 7 decided',
      ),
    t: z
      .tuple([side, z.number().int()])
      .optional()
      .describe(
        'A time-out runs: of team 1 or 2, 0 a technical one; until then, in seconds since 1970',
      ),
    u: z
      .tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int()])
      .optional()
      .describe('Used in the set: time-outs of team 1 and 2, substitutions of team 1 and 2'),
  })
  .meta({ id: 'StandingLine' });
