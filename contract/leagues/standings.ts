import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { CRITERIA } from '#domain/competition/standings/criteria.ts';
import { POINTS_SYSTEMS } from '#domain/competition/standings/points-system.ts';
import { teamRefSchema } from '../people/team.ts';
import { idSchema, shortTextSchema } from '../primitives.ts';

export const pointsSystemSchema = z.enum(POINTS_SYSTEMS);
export type PointsSystem = z.infer<typeof pointsSystemSchema>;
/** In any order; what each compares: `docs/rules.md`. */
export const criterionSchema = z.enum(CRITERIA);
export const criteriaSchema = z
  .array(criterionSchema)
  .min(1)
  .max(CRITERIA.length)
  .refine((list) => new Set(list).size === list.length, textKey('criteria.twice'));

/** null for 0/0 and 'MAX' for x/0. */
const ratioSchema = z.union([z.number(), z.literal('MAX')]).nullable();

export const standingsRowSchema = z
  .object({
    /** Shared on an unbroken tie: 1, 1, 3. */
    rank: z.number().int(),
    /** Unique: 1, 2, 3. */
    position: z.number().int(),
    team: teamRefSchema,
    played: z.number().int(),
    won: z.number().int(),
    lost: z.number().int(),
    points: z.number().int(),
    setsWon: z.number().int(),
    setsLost: z.number().int(),
    setRatio: ratioSchema,
    pointsWon: z.number().int(),
    pointsLost: z.number().int(),
    pointRatio: ratioSchema,
    /** The last five results, the latest last. */
    form: z.array(z.enum(['W', 'L', 'D'])),
    note: z.string().nullable(),
    /** The team has left; what becomes of its matches was decided with it. */
    withdrawn: z.boolean(),
  })
  .meta({ id: 'StandingsRow' });
export type StandingsRow = z.infer<typeof standingsRowSchema>;

/**
 * Why the team `above` stands directly over `below`: the criterion that decided (or `shared`, `lot`,
 * `decree`, `withdrawn`) with its two values, the upper team's first; after head-to-head also
 * `among` which teams' matches and by which criterion `within` them.
 */
export const explanationSchema = z
  .object({
    above: idSchema,
    below: idSchema,
    criterion: z.string(),
    values: z.array(ratioSchema),
    among: z.array(idSchema).nullable(),
    within: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'StandingsExplanation' });

export const standingsSchema = z
  .object({
    criteria: criteriaSchema,
    pointsSystem: pointsSystemSchema,
    rows: z.array(standingsRowSchema),
    explanations: z.array(explanationSchema),
  })
  .meta({ id: 'Standings' });
export type Standings = z.infer<typeof standingsSchema>;

export const standingsQuerySchema = z.object({
  /** By its id or its name. */
  group: shortTextSchema.optional(),
  view: z.enum(['all', 'home', 'away', 'last5']).optional(),
});
