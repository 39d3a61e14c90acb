import { z } from 'zod';
import { TWO_LEGS_RULES } from '#domain/competition/fixtures/two-legs.ts';
import { UNEQUAL_POOLS } from '#domain/competition/slots/rank-best-placed.ts';
import { idSchema } from '../../primitives.ts';

/** Places of the table that change to another league for the next season. */
const movesSchema = z.strictObject({
  places: z.number().int().min(1).max(16),
  league: idSchema.nullable().describe('The league they go to; null where it is not on record'),
});

/** The ties between the phases of a competition, and to its neighbours. */
export const phasesSchema = z
  .strictObject({
    carryOver: idSchema
      .nullable()
      .describe('Results of this earlier league count here, where both teams are in one table'),
    twoLegs: z
      .enum(TWO_LEGS_RULES)
      .describe('The way to decide a tie of two matches; a golden set where it is level'),
    unequalPools: z
      .enum(UNEQUAL_POOLS)
      .describe('The comparison of the best of one place where groups differ in size'),
    promotion: movesSchema.nullable().describe('The first places go up'),
    relegation: movesSchema.nullable().describe('The last places go down'),
    rankingPoints: z
      .array(z.number().int().min(0).max(100_000))
      .max(64)
      .describe("Points for the season's table by final place, the first one first"),
  })
  .meta({ id: 'Phases' });
export type Phases = z.infer<typeof phasesSchema>;

/** A league that has chosen nothing. */
export const USUAL_PHASES: Phases = {
  carryOver: null,
  twoLegs: 'match-points',
  unequalPools: 'averages',
  promotion: null,
  relegation: null,
  rankingPoints: [],
};

/** Whether chances are shown; `auto`: unless the league is one of young people. */
export const forecastChoiceSchema = z.enum(['auto', 'on', 'off']).meta({ id: 'ForecastChoice' });
export type ForecastChoice = z.infer<typeof forecastChoiceSchema>;
