import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { CRITERIA } from '#domain/competition/standings/criteria.ts';
import { POINTS_SYSTEMS } from '#domain/competition/standings/points-system.ts';
import { teamRefSchema } from '../people/team.ts';
import { idSchema, shortTextSchema } from '../primitives.ts';

/** `own`: the points that the league has written down for itself, in `pointsScheme`. */
export const pointsSystemSchema = z.enum([...POINTS_SYSTEMS, 'own']);
export type PointsSystem = z.infer<typeof pointsSystemSchema>;

const matchPoints = z.number().int().min(-99).max(99);
const pointsPair = z.tuple([matchPoints, matchPoints]);

/** The points of a league for a result: the winner's, then the loser's. Malus is a minus. */
export const pointsSchemeSchema = z
  .strictObject({
    sweep: pointsPair.describe('The loser won no set: 3-0, 2-0, 1-0'),
    clear: pointsPair.describe('Neither without a lost set nor by one set: 3-1'),
    decider: pointsPair.describe(
      'Points of a match that was won by one set after a full match: 3-2, 2-1',
    ),
    draw: matchPoints.describe('Points of each team where the sets are level'),
    forfeit: pointsPair.describe('The loser is the team that forfeits'),
    perSet: matchPoints.optional().describe('Points for every set won, beside the above'),
    perMatch: matchPoints
      .optional()
      .describe('Points for every match that was played and not forfeited'),
    exact: z
      .record(z.string().regex(/^\d{1,2}-\d{1,2}$/), pointsPair)
      .refine((results) => Object.keys(results).length <= 50, textKey('points.tooMany'))
      .optional()
      .describe("Results that are worth something else, by sets, the winner's first: '3-1'"),
  })
  .meta({ id: 'PointsScheme' });
export type PointsScheme = z.infer<typeof pointsSchemeSchema>;

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
 * The reason why the team `above` stands directly over `below`: the criterion that decided (or
 * `shared`, `lot`, `decree`, `withdrawn`) with its two values, the upper team's first; after head-to-head also
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
    /** Null unless `pointsSystem` is `own`. */
    pointsScheme: pointsSchemeSchema.nullable(),
    rows: z.array(standingsRowSchema),
    explanations: z.array(explanationSchema),
  })
  .meta({ id: 'Standings' });
export type Standings = z.infer<typeof standingsSchema>;

const viewSchema = z.enum(['all', 'home', 'away', 'last5']);

/** The table with what it is a table of. */
export const leagueStandingsSchema = standingsSchema
  .extend({
    league: z.object({ id: idSchema, name: z.string() }).describe('The league of the table'),
    group: z
      .object({ id: idSchema, name: z.string() })
      .nullable()
      .describe('The group of the table; null for all teams of the league'),
    view: viewSchema.describe('The matches that count: all, those at home, away, or the last five'),
    asOf: z
      .string()
      .describe('The latest change of the league, of its matches or of a decision about the table'),
  })
  .meta({ id: 'LeagueStandings' });
export type LeagueStandings = z.infer<typeof leagueStandingsSchema>;

export const standingsQuerySchema = z.object({
  /** By its id or its name. */
  group: shortTextSchema.optional(),
  view: viewSchema.optional(),
});

const previewPlaceSchema = z.object({
  rank: z.number().int(),
  position: z.number().int(),
  points: z.number().int(),
});

/** The tables of a league as they are, and as other rules would make them. */
export const tablePreviewSchema = z
  .object({
    tables: z.array(
      z.object({
        /** Its name; null for a league without groups. */
        group: z.string().nullable(),
        rows: z.array(
          z.object({ team: teamRefSchema, before: previewPlaceSchema, after: previewPlaceSchema }),
        ),
      }),
    ),
  })
  .meta({ id: 'TablePreview' });
export type TablePreview = z.infer<typeof tablePreviewSchema>;
