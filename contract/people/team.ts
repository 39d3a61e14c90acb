import { z } from 'zod';
import { hasSignInName, SIGN_IN_NAME_MISSING, signInFields } from '../accounts/user.ts';
import {
  cleanLine,
  copiedListQuerySchema,
  countedListOf,
  genderSchema,
  hexColorSchema,
  idSchema,
  languageSchema,
  nameSchema,
  textSchema,
} from '../primitives.ts';
import { playerSummarySchema } from './player.ts';

/** The facts that a fixture or a table needs to name a team and draw its crest. */
export const teamRefSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    logo: z.string().nullable(),
    jerseyColor1: z.string(),
    jerseyColor2: z.string(),
  })
  .meta({ id: 'TeamRef' });
export type TeamRef = z.infer<typeof teamRefSchema>;

export const teamSchema = teamRefSchema
  .extend({
    city: z.string(),
    /** A user's id, a plain name, or 'N/A'. */
    coach: z.string(),
    coachName: z.string(),
    coachId: z.string().nullable().describe('The account of the coach; null where it has none'),
    gender: genderSchema,
    about: z.string(),
    club: z.object({ id: idSchema, name: z.string() }).nullable(),
    leagueId: z.string().nullable(),
    groups: z.array(z.string()),
    playerCount: z.number().int(),
    archived: z.boolean(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof teamSchema>;

export const teamDetailSchema = teamSchema
  .extend({ players: z.array(playerSummarySchema) })
  .meta({ id: 'TeamDetail' });
export type TeamDetail = z.infer<typeof teamDetailSchema>;

export const createTeamSchema = z
  .strictObject({
    name: nameSchema,
    city: nameSchema,
    coach: nameSchema,
    gender: genderSchema,
    about: textSchema.default(''),
    club: idSchema.nullable().optional(),
    jerseyColor1: hexColorSchema.default('#ffffff'),
    jerseyColor2: hexColorSchema.default('#ffffff'),
  })
  .meta({ id: 'CreateTeam' });
export type CreateTeam = z.infer<typeof createTeamSchema>;

export const updateTeamSchema = z
  .strictObject({
    name: nameSchema.optional(),
    city: nameSchema.optional(),
    coach: nameSchema.optional(),
    gender: genderSchema.optional(),
    about: textSchema.optional(),
    club: idSchema.nullable().optional().describe('The club, set by administrators alone'),
    jerseyColor1: hexColorSchema.optional(),
    jerseyColor2: hexColorSchema.optional(),
  })
  .meta({ id: 'UpdateTeam' });
export type UpdateTeam = z.infer<typeof updateTeamSchema>;

export const inviteCoachSchema = z
  .strictObject(signInFields)
  .refine(hasSignInName, SIGN_IN_NAME_MISSING)
  .meta({ id: 'InviteCoach' });
export type InviteCoach = z.infer<typeof inviteCoachSchema>;

export const addPlayerToTeamSchema = z.strictObject({
  playerId: idSchema,
  language: languageSchema
    .optional()
    .describe('The language of mails, where the player is asked first'),
});
export type AddPlayerToTeam = z.infer<typeof addPlayerToTeamSchema>;

export const teamListQuerySchema = copiedListQuerySchema.extend({
  q: cleanLine(100).optional(),
  gender: genderSchema.optional(),
  league: idSchema.optional(),
});
export const teamListSchema = countedListOf(teamSchema);
