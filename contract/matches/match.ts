import { z } from 'zod';
import { DETAILS, MATCH_STATUSES } from '#domain/volleyball/names/kinds.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { ownScoringSchema } from '../leagues/scoring-terms.ts';
import { teamRefSchema } from '../people/team.ts';
import {
  cleanLine,
  copiedListQuerySchema,
  countedListOf,
  fanFields,
  genderSchema,
  idSchema,
  localDateSchema,
  localTimeSchema,
  nameSchema,
  orNull,
  pageQuerySchema,
  shortTextSchema,
} from '../primitives.ts';
import { matchRulesSchema } from './match-rules.ts';

export const matchStatusSchema = z.enum(MATCH_STATUSES);
export type MatchStatus = z.infer<typeof matchStatusSchema>;

const sideSchema = z.enum(SIDES);
export const winnerSchema = z.enum([...SIDES, 'draw']);
const pressureSchema = z.enum([...SIDES, 'both']);

export const matchSetSchema = z.object({
  set: z.number().int(),
  team1Score: z.number().int(),
  team2Score: z.number().int(),
  winner: sideSchema.nullable(),
  /** Confirmed although the score breaks the rules of the match. */
  irregular: z.boolean(),
  /** Whole minutes, where both ends of the set are known. */
  minutes: z.number().int().nullable(),
});
export type MatchSet = z.infer<typeof matchSetSchema>;

const plannedPlace = {
  matchDate: z.string(),
  matchTime: z.string(),
  location: z.string(),
  court: z.string().nullable(),
};

export type PlannedPlace = z.infer<z.ZodObject<typeof plannedPlace>>;

/** The day, hour and place that a match was published with, before it was moved. */
export const movedFromSchema = z
  .object({
    ...plannedPlace,
    /** When it was moved the last time. */
    movedAt: z.string(),
  })
  .meta({ id: 'MovedFrom' });
export type MovedFrom = z.infer<typeof movedFromSchema>;

export const matchSchema = z
  .object({
    id: idSchema,
    team1: teamRefSchema,
    team2: teamRefSchema,
    /** 'Friendly', 'Beach' or the league's id. */
    matchType: z.string(),
    league: z.object({ id: idSchema, name: z.string() }).nullable(),
    group: z.object({ id: idSchema, name: z.string() }).nullable(),
    round: z.string().nullable(),
    gender: genderSchema,
    matchDate: z.string(),
    matchTime: z.string(),
    startsAt: z.string(),
    location: z.string(),
    /** The court of the venue, where it has several; null where nobody named it. */
    court: z.string().nullable(),
    ...fanFields,
    /** The number that the competition gave it. */
    number: z.string().nullable(),
    /** The facts for the scorer's table that are other than in its league; null: none. */
    scoring: orNull(ownScoringSchema),
    /** Spectators; null where nobody counted. */
    attendance: z.number().int().nullable(),
    /** The reason of a forfeit, an interruption or a correction, in words. */
    resultReason: z.string().nullable(),
    /** It waits for a late match: `matchTime` is the earliest. */
    notBefore: z.boolean(),
    /** The day, hour and place that it was published with; null while it stands there. */
    movedFrom: orNull(movedFromSchema),
    status: matchStatusSchema,
    sets: z.array(matchSetSchema),
    team1Wins: z.number().int(),
    team2Wins: z.number().int(),
    winner: winnerSchema.nullable(),
    decided: z.boolean(),
    serving: sideSchema.nullable(),
    setPoint: pressureSchema.nullable(),
    matchPoint: pressureSchema.nullable(),
    /** The level of detail that is known. */
    detail: z.enum(DETAILS),
    /** The set in play, null before the first and between sets. */
    currentSet: z.number().int().nullable(),
    /** The team that forfeited, or `both`: then both have lost. */
    forfeit: z.enum(['team1', 'team2', 'both']).nullable(),
    /** 0 until the score sheet is official, then 1, and one more with every correction. */
    sheetVersion: z.number().int(),
    /** Entries of the match log. */
    seq: z.number().int(),
    /** Version of the match's live room. */
    version: z.number().int(),
    /** A demonstration, not a real match. */
    demo: z.boolean(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Match' });
export type Match = z.infer<typeof matchSchema>;

export const matchListSchema = countedListOf(matchSchema);
/** Matches of the teams that the account plays for or coaches; past ones with the latest first. */
export const ownMatchQuerySchema = pageQuerySchema.extend({
  as: z.enum(['player', 'coach']),
  when: z.enum(['coming', 'past']),
});
export type OwnMatchQuery = z.infer<typeof ownMatchQuerySchema>;

const statusOf = `(?:${MATCH_STATUSES.join('|')})`;
/** One status, or several. */
const statusesSchema = z
  .union([
    matchStatusSchema,
    z
      .string()
      .regex(new RegExp(`^${statusOf}(?:,${statusOf})+$`))
      .transform((text) => text.split(',') as MatchStatus[]),
  ])
  .describe('The status of the matches; several stand with commas between them: `ended,Live`');

export const matchListQuerySchema = copiedListQuerySchema.extend({
  status: statusesSchema.optional(),
  date: localDateSchema.optional(),
  from: localDateSchema.optional(),
  to: localDateSchema.optional(),
  league: idSchema.optional(),
  matchType: idSchema.optional().describe("'Friendly', 'Beach' or a league's id, as at the match."),
  team: idSchema.optional(),
  place: nameSchema
    .optional()
    .describe(
      'The city of the venue, as `GET /venues` says it: matches whose location is that venue.',
    ),
  order: z
    .enum(['asc', 'desc'])
    .optional()
    .describe(
      'The order by start: `asc` (usual) begins with the earliest, `desc` with the latest.',
    ),
});

const matchFields = {
  team1: idSchema,
  team2: idSchema,
  /** 'Friendly', 'Beach' or a league's id. */
  matchType: idSchema,
  matchDate: localDateSchema,
  matchTime: localTimeSchema,
};
const matchOptions = {
  location: shortTextSchema.optional(),
  court: cleanLine(20).nullable().optional(),
  watchUrl: fanFields.watchUrl.optional(),
  ticketsUrl: fanFields.ticketsUrl.optional(),
  ticketPrice: fanFields.ticketPrice.optional(),
  /** A group of the league, by its id or its name. */
  group: shortTextSchema.nullable().optional(),
  round: shortTextSchema.nullable().optional(),
  /** The number that the competition gave it. */
  number: cleanLine(20).nullable().optional(),
  /** Facts for the scorer's table of this match alone; null: as in its league. */
  scoring: orNull(ownScoringSchema).optional(),
  /** Rules of this match alone; null or missing: the league's, or those of the match type. */
  rules: matchRulesSchema.nullable().optional(),
};

export const createMatchSchema = z
  .strictObject({ ...matchFields, ...matchOptions })
  .meta({ id: 'CreateMatch' });
export type CreateMatch = z.infer<typeof createMatchSchema>;

export const changeReasonSchema = cleanLine(300).min(1).describe('Told to teams and officials');

export const updateMatchSchema = z
  .strictObject({ ...matchFields, ...matchOptions, reason: changeReasonSchema })
  .partial()
  .meta({ id: 'UpdateMatch' });
export type UpdateMatch = z.infer<typeof updateMatchSchema>;

export const matchStatusInputSchema = z
  .strictObject({
    status: matchStatusSchema,
    allowIrregular: z
      .boolean()
      .optional()
      .describe('Confirms, with `ended`, the end of a match that its sets do not decide'),
    reason: changeReasonSchema
      .optional()
      .describe(
        'The reason of `postponed` or `cancelled`: kept in the log, and told to teams and officials',
      ),
  })
  .meta({ id: 'MatchStatusInput' });

const setScoreSchema = z.number().int().min(0).max(999);
export const setTotalSchema = z
  .strictObject({
    team1Score: setScoreSchema,
    team2Score: setScoreSchema,
    allowIrregular: z.boolean().optional(),
  })
  .meta({ id: 'SetTotal' });
export type SetTotal = z.infer<typeof setTotalSchema>;

export const penInputSchema = z
  .strictObject({ takeOver: z.boolean().optional() })
  .meta({ id: 'PenInput' });
export const penSchema = z
  .object({ epoch: z.number().int(), seq: z.number().int() })
  .meta({ id: 'Pen' });
