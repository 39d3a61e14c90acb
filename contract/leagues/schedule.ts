import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { findingCodes } from '#domain/competition/schedule/finding.ts';
import { movedFromSchema } from '../matches/match.ts';
import {
  cleanLine,
  idSchema,
  localDateSchema,
  localTimeSchema,
  nameSchema,
  orNull,
} from '../primitives.ts';
import { slotSchema } from './fixture-slot.ts';
import { closingTimeSchema, planRuleSchema } from './plan/plan-rules.ts';

/** The days, hours and places of a league; matches are placed, and moves judged, by it. */
export const scheduleSettingsSchema = z
  .strictObject({
    /** Days of the week that are played on, 0 = Sunday. */
    days: z.array(z.number().int().min(0).max(6)).min(1).max(7).default([0, 1, 2, 3, 4, 5, 6]),
    opens: localTimeSchema.default('08:00'),
    closes: closingTimeSchema.default('20:00'),
    /** A venue with one court has no court names; others have courts '1', '2' ... */
    venues: z
      .array(z.strictObject({ location: nameSchema, courts: z.number().int().min(1).max(20) }))
      .min(1)
      .max(20),
    /** The time for which a court is taken, warm-up included. */
    matchMinutes: z.number().int().min(10).max(360).default(120),
    /** Between two matches of a team. */
    restMinutes: z.number().int().min(0).max(1440).default(60),
    /** Of one team. */
    matchesPerDay: z.number().int().min(1).max(20).default(1),
    /** Days without play: of everybody, of one team, or at one venue. */
    blackouts: z
      .array(
        z.strictObject({
          date: localDateSchema,
          team: idSchema.optional(),
          location: nameSchema.optional(),
        }),
      )
      .max(400)
      .default([]),
    rules: z
      .array(planRuleSchema)
      .max(40)
      .optional()
      .describe(
        'Rules that a plan keeps and moves are judged by; a rule about finals needs their labels',
      ),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: textKey('field.afterOpening'),
  })
  .superRefine(({ venues, rules = [] }, context) => {
    for (const [index, rule] of rules.entries())
      if (rule.kind === 'home' && !venues.some(({ location }) => location === rule.venue))
        context.addIssue({
          code: 'custom',
          path: ['rules', index, 'venue'],
          message: textKey('field.venueOfPlan'),
        });
  })
  .meta({ id: 'ScheduleSettings' });
export type ScheduleSettings = z.infer<typeof scheduleSettingsSchema>;

/** The problems of a schedule. `hard`: it cannot be played so; otherwise it only costs. */
export const scheduleFindingSchema = z
  .object({
    code: z.enum(findingCodes),
    hard: z.boolean(),
    /** The fixtures concerned, by their ids or, in a preview, their keys. */
    fixtures: z.array(z.string()),
    team: idSchema.nullable(),
    date: z.string().nullable(),
  })
  .meta({ id: 'ScheduleFinding' });
export type ScheduleFinding = z.infer<typeof scheduleFindingSchema>;

/** A match, or a fixture that waits for its teams, as the grid of days and courts shows it. */
export const scheduleEntrySchema = z
  .object({
    id: idSchema,
    kind: z.enum(['match', 'waiting', 'elsewhere']),
    round: z.string().nullable(),
    group: z.string().nullable(),
    team1: z.object({ id: idSchema.nullable(), name: z.string(), source: orNull(slotSchema) }),
    team2: z.object({ id: idSchema.nullable(), name: z.string(), source: orNull(slotSchema) }),
    matchDate: z.string(),
    matchTime: z.string(),
    notBefore: z.boolean(),
    /** The day, hour and place that it was published with; null while it stands there. */
    movedFrom: orNull(movedFromSchema),
    location: z.string(),
    court: z.string().nullable(),
    status: z.string(),
    /** Not published: only administrators are told of it. */
    draft: z.boolean(),
    /** It has begun or is of another league: it stays where it is. */
    fixed: z.boolean(),
    /** Ids of those that must be over before. */
    after: z.array(z.string()),
  })
  .meta({ id: 'ScheduleEntry' });
export type ScheduleEntry = z.infer<typeof scheduleEntrySchema>;

export const leagueScheduleSchema = z
  .object({ settings: orNull(scheduleSettingsSchema), entries: z.array(scheduleEntrySchema) })
  .meta({ id: 'LeagueSchedule' });
export type LeagueSchedule = z.infer<typeof leagueScheduleSchema>;

export const moveSchema = z
  .strictObject({
    id: idSchema,
    matchDate: localDateSchema,
    matchTime: localTimeSchema,
    location: cleanLine(200),
    court: cleanLine(20).nullable(),
    notBefore: z.boolean().optional(),
  })
  .meta({ id: 'ScheduleMove' });
export type ScheduleMove = z.infer<typeof moveSchema>;

export const rescheduleSchema = z
  .strictObject({ moves: z.array(moveSchema).min(1).max(500) })
  .meta({ id: 'Reschedule' });
export type Reschedule = z.infer<typeof rescheduleSchema>;

export const delaySchema = z
  .strictObject({
    match: idSchema,
    /** When the late match is expected to be over, on its day. */
    ends: localTimeSchema,
    dryRun: z.boolean().optional(),
  })
  .meta({ id: 'Delay' });
export type Delay = z.infer<typeof delaySchema>;

export const delayedSchema = z
  .object({
    dryRun: z.boolean(),
    moves: z.array(
      z.object({ id: idSchema, was: z.string(), matchDate: z.string(), notBefore: z.string() }),
    ),
    /** The problems that the delay causes, such as a hall that closes. */
    findings: z.array(scheduleFindingSchema),
  })
  .meta({ id: 'Delayed' });
export type Delayed = z.infer<typeof delayedSchema>;
