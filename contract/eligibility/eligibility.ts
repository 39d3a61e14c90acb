import { z } from 'zod';
import { TABLE_ANSWERS } from '#domain/competition/discipline/rule.ts';
import {
  idParamSchema,
  idSchema,
  listOf,
  localDateSchema,
  shortTextSchema,
} from '../primitives.ts';

const years = z.number().int().min(1).max(100).nullable();
const players = z.number().int().min(0).max(200).nullable();
const MOST_WINDOWS = 6;

const ageLimitSchema = z.strictObject({
  on: localDateSchema.describe('The day on which ages are counted'),
  youngest: years.describe('Whole years at least; null: no limit'),
  oldest: years.describe('Whole years at most; null: no limit'),
});

const periodSchema = z
  .strictObject({
    from: localDateSchema.describe('The first day'),
    until: localDateSchema.describe('The last day'),
  })
  .meta({ id: 'TransferWindow' });

export const eligibilityRuleSchema = z
  .strictObject({
    age: ageLimitSchema.nullable().describe('The age category; null: any age'),
    least: players.describe('Players of a roster at least; null: no limit'),
    most: players.describe('Players of a roster at most; null: no limit'),
    foreigners: players.describe(
      'Players of other countries at most, on a roster and on a team sheet; null: any number',
    ),
    licences: z
      .boolean()
      .describe('A player needs a licence that is valid on the day of the match'),
    closesOn: localDateSchema
      .nullable()
      .describe('The last day on which a player may come to a team; null: any day'),
    windows: z
      .array(periodSchema)
      .max(MOST_WINDOWS)
      .describe('When players may come from other teams; none: as everybody'),
    table: z
      .enum(TABLE_ANSWERS)
      .describe('The team sheet warns of a player who may not play, or takes none'),
  })
  .meta({ id: 'EligibilityRule' });

const teamSchema = z.object({ id: idSchema, name: z.string() });
const count = z.number().int();

const playerProblemSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('too-old'), age: count, oldest: count }),
    z.object({ kind: z.literal('too-young'), age: count, youngest: count }),
    z.object({ kind: z.literal('age-unknown') }),
    z.object({ kind: z.literal('other-gender') }),
    z.object({ kind: z.literal('no-licence') }),
    z.object({ kind: z.literal('licence-over'), until: z.string() }),
    z.object({ kind: z.literal('came-late'), on: z.string(), closesOn: z.string() }),
    z.object({ kind: z.literal('transfer-closed'), on: z.string() }),
    z.object({
      kind: z.literal('registered-twice'),
      team: teamSchema.describe('The team with the other record of the person'),
      by: z
        .enum(['licence', 'birth'])
        .describe('The facts in which both records agree: licence, or name and birth date'),
    }),
    z.object({ kind: z.literal('nationality-unknown') }),
  ])
  .meta({ id: 'PlayerProblem' });
export type PlayerProblemView = z.infer<typeof playerProblemSchema>;

const rosterProblemSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('too-few'), players: count, least: count }),
    z.object({ kind: z.literal('too-many'), players: count, most: count }),
    z.object({ kind: z.literal('too-many-foreign'), players: count, most: count }),
  ])
  .meta({ id: 'RosterProblem' });
export type RosterProblemView = z.infer<typeof rosterProblemSchema>;

const checkedPlayerSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  jerseyNumber: count.nullable(),
  licence: z.string().nullable(),
  licenceUntil: z.string().nullable(),
  joinedOn: z.string().nullable().describe('The day on which the player came; null: not known'),
  mayPlay: z.boolean(),
  problems: z.array(playerProblemSchema).describe('Problems of the player; empty: none'),
});

export const checkedRosterSchema = z
  .object({
    team: teamSchema,
    problems: z.array(rosterProblemSchema).describe('Problems of the roster as a whole'),
    players: z.array(checkedPlayerSchema),
  })
  .meta({ id: 'CheckedRoster' });
export type CheckedRosterView = z.infer<typeof checkedRosterSchema>;

const breachSchema = z
  .object({
    match: z.object({
      id: idSchema,
      matchDate: z.string(),
      team1: z.string(),
      team2: z.string(),
    }),
    team: teamSchema,
    number: count.describe('The shirt on the team sheet'),
    name: z.string().nullable().describe('The player who wears it by the roster'),
    cause: z
      .enum(['suspended', 'not-eligible', 'foreign'])
      .describe('Suspended, not eligible, or one of too many from abroad'),
  })
  .meta({ id: 'SheetBreach' });
export type SheetBreach = z.infer<typeof breachSchema>;

export const eligibilitySchema = z
  .object({ rule: eligibilityRuleSchema })
  .meta({ id: 'Eligibility' });

export const eligibilityOfficeSchema = z
  .object({
    rule: eligibilityRuleSchema,
    day: z.string().describe('The day for which the rosters were checked'),
    teams: z.array(checkedRosterSchema).describe('All teams of the league, by name'),
    breaches: z
      .array(breachSchema)
      .describe(
        'Players on team sheets of matches who were not allowed, the latest first, at most 200',
      ),
  })
  .meta({ id: 'EligibilityOffice' });
export type EligibilityOffice = z.infer<typeof eligibilityOfficeSchema>;

export const teamEligibilitySchema = listOf(
  z.object({
    league: z.object({ id: idSchema, name: z.string() }),
    rule: eligibilityRuleSchema,
    day: z.string().describe('The day for which the roster was checked'),
    roster: checkedRosterSchema,
  }),
).meta({ id: 'TeamEligibility' });
export type TeamEligibility = z.infer<typeof teamEligibilitySchema>;

export const licenceFields = {
  licence: shortTextSchema.min(1).nullable().describe('The number of the licence; null: none'),
  licenceUntil: localDateSchema
    .nullable()
    .describe('The last day on which the licence is valid; null: it does not end'),
};

export const setLicencesSchema = z
  .strictObject({
    licences: z
      .array(z.strictObject({ player: idSchema, ...licenceFields }))
      .min(1)
      .max(200)
      .describe('Players of the teams of the league'),
  })
  .meta({ id: 'SetLicences' });
export type SetLicences = z.infer<typeof setLicencesSchema>;

export const eligibilityQuerySchema = z.object({
  on: localDateSchema
    .optional()
    .describe('The day of play; without it today, or the first day of the league'),
});
export const eligibilityParams = idParamSchema;
