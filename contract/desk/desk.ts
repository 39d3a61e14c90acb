import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { scheduleEntrySchema, scheduleFindingSchema } from '../leagues/schedule.ts';
import { dutySchema } from '../people/official.ts';
import {
  cleanLine,
  idSchema,
  listOf,
  localDateSchema,
  localTimeSchema,
  orNull,
} from '../primitives.ts';

/** A court as the day desk names it; null where a venue has one court, or nobody named one. */
const courtSchema = cleanLine(20).nullable();
const locationSchema = cleanLine(200);

const scoreSchema = z.object({
  sets: z.tuple([z.number(), z.number()]),
  /** The set that is being played, and its points; null between sets. */
  set: z.number().nullable(),
  points: z.tuple([z.number(), z.number()]),
});

/** A match of the day, or a fixture that waits for its teams, on its court. */
export const deskMatchSchema = z
  .object({
    ...scheduleEntrySchema.pick({
      id: true,
      kind: true,
      round: true,
      group: true,
      team1: true,
      team2: true,
      matchTime: true,
      notBefore: true,
      movedFrom: true,
      court: true,
      status: true,
      draft: true,
    }).shape,
    league: orNull(z.object({ id: idSchema, name: z.string() })),
    /** The reader may give it another place: it has not begun, and is of a league of theirs. */
    movable: z.boolean(),
    minutes: z.number().int().describe('The time for which it has the court'),
    score: orNull(scoreSchema),
    /** When it is to be expected, `HH:mm`; another time than the announced one is a delay. */
    expectedStart: z.string(),
    expectedEnd: z.string(),
    delay: z.number().int().describe('Minutes behind the announced time'),
    officials: z.array(z.object({ id: idSchema, name: z.string(), duty: dutySchema })),
  })
  .meta({ id: 'DeskMatch' });
export type DeskMatch = z.infer<typeof deskMatchSchema>;

export const deskCourtSchema = z
  .object({
    court: courtSchema,
    /** The match that is played there now. */
    running: idSchema.nullable(),
    /** The next match there that has not begun. */
    next: idSchema.nullable(),
    /** A match of another court that could begin here instead of waiting. */
    advice: orNull(
      z.object({ match: idSchema, time: z.string(), waitsUntil: z.string() }).meta({
        id: 'DeskAdvice',
      }),
    ),
  })
  .meta({ id: 'DeskCourt' });
export type DeskCourt = z.infer<typeof deskCourtSchema>;

export const CHANGE_KINDS = ['move', 'next', 'late', 'lost', 'crew'] as const;
export const changeKindSchema = z.enum(CHANGE_KINDS);
export type ChangeKind = z.infer<typeof changeKindSchema>;

/** A change that was made at the desk, to be taken back while nothing has come after it. */
export const deskChangeSchema = z
  .object({
    id: idSchema,
    kind: changeKindSchema,
    court: courtSchema,
    /** The matches that it changed, as many. */
    count: z.number().int(),
    madeAt: z.string(),
    madeBy: z.string(),
    undoneAt: z.string().nullable(),
    undoable: z.boolean(),
  })
  .meta({ id: 'DeskChange' });
export type DeskChange = z.infer<typeof deskChangeSchema>;

export const deskQuerySchema = z.object({
  day: localDateSchema.optional().describe('Today, where it is missing'),
  location: locationSchema
    .optional()
    .describe('The venue of most matches; used where a match has none'),
});

export const deskSchema = z
  .object({
    day: z.string(),
    location: z.string(),
    /** The time of day there, `HH:mm`; null on another day. */
    now: z.string().nullable(),
    /** Of a day without matches: the next day that has some, `YYYY-MM-DD`; null where there is none. */
    nextDay: z.string().nullable(),
    locations: z.array(z.object({ location: z.string(), matches: z.number().int() })),
    courts: z.array(deskCourtSchema),
    matches: z.array(deskMatchSchema),
    changes: z.array(deskChangeSchema),
  })
  .meta({ id: 'Desk' });
export type Desk = z.infer<typeof deskSchema>;

const placeFields = {
  day: localDateSchema.describe('The day, YYYY-MM-DD'),
  location: locationSchema,
};

/** The times that a question of each kind needs. */
const TIMES_OF = {
  move: ['match', 'time'],
  late: ['time'],
  lost: ['from', 'to'],
} as const;

/** A question to the desk: the day as it would be then. Nothing is changed. */
export const planRequestSchema = z
  .strictObject({
    kind: z.enum(['move', 'late', 'lost']),
    ...placeFields,
    court: courtSchema,
    match: idSchema.optional().describe('The match that gets another place in a move'),
    time: localTimeSchema
      .optional()
      .describe(
        'The new time of a moved match, or the time before which nothing begins on a late court',
      ),
    from: localTimeSchema.optional().describe('The first minute without a lost court'),
    to: localTimeSchema.optional().describe('The time from which a lost court is there again'),
  })
  .superRefine((request, { addIssue }) => {
    for (const name of TIMES_OF[request.kind])
      if (request[name] === undefined)
        addIssue({ code: 'custom', path: [name], message: textKey('field.required') });
    if (request.from && request.to && request.from >= request.to)
      addIssue({ code: 'custom', path: ['to'], message: textKey('field.afterFirstTime') });
  })
  .meta({ id: 'DeskPlanRequest' });
export type PlanRequest = z.infer<typeof planRequestSchema>;

const spotSchema = z.strictObject({ court: courtSchema, time: localTimeSchema });
export const deskMoveSchema = z
  .strictObject({ id: idSchema, from: spotSchema, to: spotSchema })
  .meta({ id: 'DeskMove' });
export type DeskMove = z.infer<typeof deskMoveSchema>;

export const PLAN_WAYS = ['wait', 'other-courts', 'anew'] as const;
export const deskPlanSchema = z
  .object({
    way: z.enum(PLAN_WAYS),
    moves: z.array(deskMoveSchema),
    findings: z.array(scheduleFindingSchema),
    ends: z.string().describe('When the last match of the venue is over, `HH:mm`'),
  })
  .meta({ id: 'DeskPlan' });
export type DeskPlan = z.infer<typeof deskPlanSchema>;

export const deskPlansSchema = listOf(deskPlanSchema)
  .extend({ ends: z.string().describe('The end of the day as it stands now') })
  .meta({ id: 'DeskPlans' });
export type DeskPlans = z.infer<typeof deskPlansSchema>;

/** The moves of a plan as they were shown; a match that stands elsewhere by now is refused. */
export const makeChangeSchema = z
  .strictObject({
    ...placeFields,
    kind: z.enum(['move', 'next', 'late', 'lost']),
    court: courtSchema,
    moves: z.array(deskMoveSchema).min(1).max(200),
  })
  .meta({ id: 'MakeDeskChange' });
export type MakeChange = z.infer<typeof makeChangeSchema>;

/** The officials of courts for the whole day: of all their matches that have not begun. */
export const assignDaySchema = z
  .strictObject({
    ...placeFields,
    crews: z
      .array(
        z.strictObject({
          court: courtSchema,
          officials: z
            .array(z.strictObject({ official: idSchema, duty: dutySchema }))
            .min(1)
            .max(12)
            .describe('Take the place of whoever has these duties; other duties stay'),
        }),
      )
      .min(1)
      .max(30),
  })
  .meta({ id: 'AssignDay' });
export type AssignDay = z.infer<typeof assignDaySchema>;

export const changeParamsSchema = z.object({ id: idSchema });
