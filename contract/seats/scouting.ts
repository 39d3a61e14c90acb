import { z } from 'zod';
import { RALLY_REASONS } from '#domain/volleyball/events.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { TOUCH_CODE } from '#domain/volleyball/statistics/touches/touch.ts';
import { idSchema, listOf } from '../primitives.ts';

export const scoutingParamsSchema = z.object({ id: idSchema, rally: idSchema });

const position = z.number().int().min(1).max(6);
const settersSchema = z.strictObject({ team1: position.optional(), team2: position.optional() });
const touchesSchema = z.array(z.string().regex(TOUCH_CODE)).max(100);

/** The touches of one rally in order, in the code of DataVolley; none takes back what was written. */
export const writeScoutingSchema = z
  .strictObject({ touches: touchesSchema, setters: settersSchema.optional() })
  .meta({ id: 'WriteScouting' });
export type WriteScouting = z.infer<typeof writeScoutingSchema>;

const shirtsSchema = z.array(z.number().int());

export const scoutedRallySchema = z
  .object({
    id: idSchema,
    set: z.number().int(),
    winner: z.enum(SIDES),
    served: z.enum(SIDES).nullable(),
    team1Score: z.number().int(),
    team2Score: z.number().int(),
    reason: z.enum(RALLY_REASONS).nullable(),
    player: z.number().int().nullable(),
    errorBy: z.number().int().nullable(),
    court1: shirtsSchema,
    court2: shirtsSchema,
    touches: z.array(z.string()),
    setters: settersSchema.nullable(),
  })
  .meta({ id: 'ScoutedRally' });
export type ScoutedRally = z.infer<typeof scoutedRallySchema>;

export const scoutingSchema = listOf(scoutedRallySchema)
  .extend({
    status: z.string(),
    /** The team lists, else the registered players. */
    team1: shirtsSchema,
    team2: shirtsSchema,
  })
  .meta({ id: 'Scouting' });
export type ScoutingAnswer = z.infer<typeof scoutingSchema>;
