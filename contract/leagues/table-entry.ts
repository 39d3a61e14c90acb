import { z } from 'zod';
import { idSchema, listOf } from '../primitives.ts';

const common = { id: idSchema, team: z.object({ id: idSchema, name: z.string() }), at: z.string() };

/** The organiser's decisions about a table, as kept. Each may be taken back. */
export const decisionSchema = z
  .discriminatedUnion('kind', [
    z.object({
      ...common,
      kind: z.literal('adjustment'),
      points: z.number().int(),
      reason: z.string(),
    }),
    z.object({
      ...common,
      kind: z.literal('withdrawal'),
      policy: z.string(),
      reason: z.string().nullable().describe('Null where none was said'),
    }),
    z.object({
      ...common,
      kind: z.literal('placing'),
      place: z.literal('last'),
      reason: z.string(),
    }),
    z.object({
      ...common,
      kind: z.literal('lot'),
      seed: z.string(),
      /** First to last. */
      order: z.array(z.object({ id: idSchema, name: z.string() })),
    }),
  ])
  .meta({ id: 'Decision' });
export type Decision = z.infer<typeof decisionSchema>;

/** The latest first. */
export const decisionListSchema = listOf(decisionSchema);

export const decisionParamsSchema = z.object({ id: idSchema, entry: idSchema });

export const drawLotSchema = z
  .strictObject({ teams: z.array(idSchema).min(2).max(64) })
  .meta({ id: 'DrawLot' });
