import { z } from 'zod';
import type { PresetName } from '#domain/volleyball/presets.ts';
import { matchRulesSchema } from '../matches/match-rules.ts';
import { teamRefSchema } from '../people/team.ts';
import {
  cleanLine,
  copiedListQuerySchema,
  countedListOf,
  fanFields,
  idSchema,
  isoSchema,
  listOf,
  nameSchema,
  textSchema,
} from '../primitives.ts';
import { forecastChoiceSchema, phasesSchema } from './phases/phases.ts';
import { scoringTermsSchema } from './scoring-terms.ts';
import { seasonRefSchema } from './season.ts';
import {
  criteriaSchema,
  type PointsSystem,
  pointsSchemeSchema,
  pointsSystemSchema,
} from './standings.ts';

export const LEAGUE_TYPES = ['Bonanza', 'League', 'Beach', 'Tournament'] as const;
export const leagueTypeSchema = z.enum(LEAGUE_TYPES);
export type LeagueType = z.infer<typeof leagueTypeSchema>;

/** The rules that a league of a type starts with; editable. */
export const USUAL_RULES: Record<LeagueType, PresetName> = {
  League: 'indoor',
  Tournament: 'indoor',
  Beach: 'beach',
  Bonanza: 'bonanza',
};

/** And the points for a match. */
export function usualPoints(type: LeagueType): PointsSystem {
  return type === 'Beach' ? 'two-one' : 'fivb';
}

export const leagueSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    type: leagueTypeSchema,
    startsAt: z.string(),
    season: seasonRefSchema.nullable().describe('Null as well where the season is archived'),
    location: z.string(),
    /** A name, or 'N/A'. */
    partner: z.string(),
    /** The partner on record behind the name; null for a plain name. */
    partnerRef: z
      .object({
        id: idSchema,
        name: z.string(),
        link: z.string().nullable(),
        logo: z.string().nullable(),
      })
      .nullable(),
    about: z.string(),
    logo: z.string().nullable(),
    ...fanFields,
    rules: matchRulesSchema,
    pointsSystem: pointsSystemSchema,
    /** Null unless `pointsSystem` is `own`. */
    pointsScheme: pointsSchemeSchema.nullable(),
    criteria: criteriaSchema,
    phases: phasesSchema,
    forecast: forecastChoiceSchema.describe(
      'Whether chances are shown; auto: unless the league is one of young people',
    ),
    scoring: scoringTermsSchema,
    teamCount: z.number().int(),
    archived: z.boolean(),
    updatedAt: z.string(),
  })
  .meta({ id: 'League' });
export type League = z.infer<typeof leagueSchema>;

export const groupSchema = z
  .object({ id: idSchema, name: z.string(), teams: z.array(teamRefSchema) })
  .meta({ id: 'Group' });
export type Group = z.infer<typeof groupSchema>;

export const leagueDetailSchema = leagueSchema
  .extend({ teams: z.array(teamRefSchema), groups: z.array(groupSchema) })
  .meta({ id: 'LeagueDetail' });
export type LeagueDetail = z.infer<typeof leagueDetailSchema>;

const leagueFields = {
  name: nameSchema,
  type: leagueTypeSchema,
  startsAt: isoSchema,
  location: nameSchema,
  /** The id of a partner on record, a plain name, or 'N/A'. */
  partner: nameSchema,
};

/** The rules of a league: of its matches without entries, and of all its tables. */
const leagueRules = {
  rules: matchRulesSchema.optional(),
  pointsSystem: pointsSystemSchema.optional(),
  /** The league's own points; with them `pointsSystem` is `own`. */
  pointsScheme: pointsSchemeSchema.optional(),
  criteria: criteriaSchema.optional(),
};

export const leagueRulesSchema = z.strictObject(leagueRules).meta({ id: 'LeagueRules' });
export type LeagueRules = z.infer<typeof leagueRulesSchema>;

const leagueOptions = {
  season: idSchema.nullable().optional().describe('A season on record, or null for none'),
  about: textSchema.optional(),
  watchUrl: fanFields.watchUrl.optional(),
  ticketsUrl: fanFields.ticketsUrl.optional(),
  ticketPrice: fanFields.ticketPrice.optional(),
  ...leagueRules,
  phases: phasesSchema.partial().optional().describe('A phase that is not named stays as it is'),
  forecast: forecastChoiceSchema
    .optional()
    .describe('Whether chances are shown; auto: unless the league is one of young people'),
  scoring: scoringTermsSchema
    .partial()
    .optional()
    .describe('A fact that is not named stays as it is'),
};

export const createLeagueSchema = z
  .strictObject({ ...leagueFields, ...leagueOptions })
  .meta({ id: 'CreateLeague' });
export type CreateLeague = z.infer<typeof createLeagueSchema>;

/** The same league for another season: its rules, points, secretaries and plan of courts come along. */
export const copyLeagueSchema = z
  .strictObject({
    name: nameSchema,
    startsAt: isoSchema,
    season: idSchema.nullable().optional().describe('A season on record, or null for none'),
    teams: z
      .boolean()
      .default(true)
      .describe('Enters its teams, but for withdrawn and archived ones'),
    moves: z
      .boolean()
      .default(false)
      .describe(
        'Used with `teams`: leaves out those that go up or down by its phases, and adds those that come from there',
      ),
    groups: z
      .boolean()
      .default(false)
      .describe('Makes its groups, with those teams that are entered'),
  })
  .meta({ id: 'CopyLeague' });
export type CopyLeague = z.infer<typeof copyLeagueSchema>;

export const updateLeagueSchema = z
  .strictObject({ ...leagueFields, ...leagueOptions })
  .partial()
  .meta({ id: 'UpdateLeague' });
export type UpdateLeague = z.infer<typeof updateLeagueSchema>;

export const leagueListQuerySchema = copiedListQuerySchema.extend({
  type: leagueTypeSchema.optional(),
  /** A partner on record. */
  partner: idSchema.optional(),
  season: idSchema.optional(),
  q: cleanLine(100).optional(),
});
export const leagueListSchema = countedListOf(leagueSchema);
export const createGroupSchema = z.strictObject({ name: nameSchema }).meta({ id: 'CreateGroup' });
export const groupListSchema = listOf(groupSchema);

export const adjustmentSchema = z
  .strictObject({
    team: idSchema,
    /** Signed: a deduction is negative. */
    points: z.number().int().min(-1000).max(1000),
    reason: nameSchema,
  })
  .meta({ id: 'Adjustment' });
export const withdrawalSchema = z
  .strictObject({
    team: idSchema,
    policy: z.enum(['annul', 'keep-and-award', 'keep']),
    reason: nameSchema.optional().describe('Public: it stands beside the table'),
  })
  .meta({ id: 'Withdrawal' });
export const placingSchema = z
  .strictObject({ team: idSchema, place: z.literal('last'), reason: nameSchema })
  .meta({ id: 'Placing' });
export type Adjustment = z.infer<typeof adjustmentSchema>;
export type Withdrawal = z.infer<typeof withdrawalSchema>;
export type Placing = z.infer<typeof placingSchema>;

/** An entry of the table's book-keeping, as kept. */
export const tableEntrySchema = z
  .object({ id: idSchema, team: idSchema, at: z.string() })
  .meta({ id: 'TableEntry' });
