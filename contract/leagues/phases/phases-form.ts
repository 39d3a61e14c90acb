import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { TWO_LEGS_RULES } from '#domain/competition/fixtures/two-legs.ts';
import { UNEQUAL_POOLS } from '#domain/competition/slots/rank-best-placed.ts';
import { idSchema } from '../../primitives.ts';
import type { UpdateLeague } from '../league.ts';
import { forecastChoiceSchema, type Phases, phasesSchema } from './phases.ts';

const placesSchema = z.coerce.number().int().min(0).max(16).default(0);
const points = phasesSchema.shape.rankingPoints;

/** The phases of a league as their form asks for them: every field by itself. */
export const phasesFormSchema = z.strictObject({
  carryOver: idSchema.optional(),
  twoLegs: z.enum(TWO_LEGS_RULES),
  unequalPools: z.enum(UNEQUAL_POOLS),
  promotionPlaces: placesSchema,
  promotionLeague: idSchema.optional(),
  relegationPlaces: placesSchema,
  relegationLeague: idSchema.optional(),
  /** Whole numbers, the first place first, with commas or blanks between them. */
  rankingPoints: z
    .string()
    .default('')
    .refine((text) => points.safeParse(numbersIn(text)).success, {
      message: textKey('phases.rankingPoints'),
    }),
  forecast: forecastChoiceSchema,
});
export type PhasesForm = z.infer<typeof phasesFormSchema>;

/** The form as it is saved; no places are no promotion. */
export function phasesOfForm(form: PhasesForm): Pick<UpdateLeague, 'phases' | 'forecast'> {
  const moves = (places: number, league: string | undefined): Phases['promotion'] =>
    places === 0 ? null : { places, league: league ?? null };
  return {
    phases: {
      carryOver: form.carryOver ?? null,
      twoLegs: form.twoLegs,
      unequalPools: form.unequalPools,
      promotion: moves(form.promotionPlaces, form.promotionLeague),
      relegation: moves(form.relegationPlaces, form.relegationLeague),
      rankingPoints: numbersIn(form.rankingPoints),
    },
    forecast: form.forecast,
  };
}

function numbersIn(text: string): number[] {
  return text.split(/[\s,;]+/).flatMap((part) => (part === '' ? [] : [Number(part)]));
}
