import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { classifications } from '#domain/competition/fixtures/single-elimination.ts';
import { idSchema, localDateSchema, localTimeSchema, shortTextSchema } from '../primitives.ts';
import { scheduleSettingsSchema } from './schedule.ts';

export const FIXTURE_KINDS = [
  'round-robin',
  'double-round-robin',
  'groups',
  'knockout',
  'play-offs',
  'double-elimination',
  'series',
  'two-legs',
  'modified-pools',
  'swiss',
] as const;

const bestOfSchema = z.union([z.literal(3), z.literal(5), z.literal(7)]);
const classificationSchema = z.enum(classifications);
const placeSchema = z.number().int().min(1).max(64);

/** The series of a round of the knock-out, where it is not one match. */
const tieFormatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('series'), bestOf: bestOfSchema }),
  z.strictObject({ kind: z.literal('two-legs') }),
]);
export type TieFormatChoice = z.infer<typeof tieFormatSchema>;

const playOffSchema = z.strictObject({
  /** The places of every group, or of the league's table, that enter: from best to worst. */
  places: z.array(placeSchema).max(64),
  /** The best of one place over all groups that also enter. */
  best: z.strictObject({ place: placeSchema, count: z.number().int().min(1).max(64) }).optional(),
  classification: classificationSchema.optional(),
});

const entrantSchema = z.number().int().min(1).max(64);
const crossingsSchema = z
  .array(z.tuple([entrantSchema, entrantSchema]))
  .min(1)
  .max(32)
  .describe(
    'The order of the first play-offs, from top to bottom: the entrants by their numbers, which count the first places of all groups, then the second ones ..., then the best of one place. [[1, 4], [2, 3]] is 1-4 and 2-3 of one table, and A1-B2 and B1-A2 of two groups',
  );

export const generateFixturesSchema = z
  .strictObject({
    kind: z.enum(FIXTURE_KINDS),
    /** The day of the first round. */
    startDate: localDateSchema,
    /** Wall-clock time of every match, where `schedule` does not place them. */
    time: localTimeSchema.default('16:00'),
    /** Days from one round to the next; 0 with `schedule`: one after the other as soon as can be. */
    daysBetween: z.number().int().min(0).max(60).default(7),
    location: shortTextSchema.optional(),
    /** In the order of their seeds; all teams of the league where it is missing. */
    teams: z.array(idSchema).min(2).max(64).optional(),
    /** Number of groups to deal by serpentine, where the league has none yet. */
    groups: z.number().int().min(1).max(16).optional(),
    /** Home and away within the groups. */
    twice: z.boolean().optional(),
    /**
     * After groups, or from the tables of a running league (`play-offs`): knock-outs for consecutive
     * blocks of places.
     */
    playOffs: z.array(playOffSchema).max(8).optional(),
    crossings: crossingsSchema.optional(),
    /** The places that the losers of a knock-out play for. */
    classification: classificationSchema.optional(),
    /** By the label without its number (F, SF, QF, R16, P3): played as a series or in two legs. */
    ties: z
      .record(z.string().regex(/^(F|SF|QF|R\d{1,3}|P\d{1,3}(-\d{1,3})?)$/), tieFormatSchema)
      .optional(),
    /** Swiss: how many rounds are to be played; the first is drawn, the others follow the results. */
    rounds: z.number().int().min(1).max(20).optional(),
    draw: z
      .boolean()
      .optional()
      .describe(
        'Draws by lot: the groups, from pots in the order of the teams; the crossings of the first play-offs, the better half of the entrants against the others, teams of one group kept apart where they can be',
      ),
    /** Swiss, draws: the seed as a preview told it, so that what was shown is made. */
    seed: z.string().min(1).max(64).optional(),
    /** The length of a series. */
    bestOf: bestOfSchema.optional(),
    /** Double elimination: a second final where the unbeaten team loses the first. */
    resetFinal: z.boolean().optional(),
    /** Days, hours and courts: the matches are placed there. Without it each round has one date. */
    schedule: scheduleSettingsSchema.optional(),
    /** With `schedule` and `daysBetween` 0: everything is over by this day. */
    lastDate: localDateSchema.optional(),
    /** With `schedule`: the last round of each group begins at one time, where courts allow it. */
    lastRoundTogether: z.boolean().optional(),
    /** Only administrators see it until it is published (`POST /leagues/{id}/publication`). */
    draft: z.boolean().optional(),
    /** Shows what would be made and makes nothing. */
    dryRun: z.boolean().optional(),
  })
  .refine(({ draw, crossings }) => !draw || crossings === undefined, {
    path: ['crossings'],
    message: textKey('plan.drawnCrossings'),
  })
  .refine(({ startDate, lastDate }) => lastDate === undefined || lastDate >= startDate, {
    path: ['lastDate'],
    message: textKey('field.beforeFirstDay'),
  })
  .meta({ id: 'GenerateFixtures' });
export type GenerateFixtures = z.infer<typeof generateFixturesSchema>;

/** The next round of a league in Swiss rounds; hours and courts are those of the first. */
export const pairRoundSchema = z
  .strictObject({
    startDate: localDateSchema,
    time: localTimeSchema.optional(),
    location: shortTextSchema.optional(),
    dryRun: z.boolean().optional(),
  })
  .meta({ id: 'PairRound' });
export type PairRound = z.infer<typeof pairRoundSchema>;
