import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import {
  cleanLine,
  idSchema,
  listOf,
  localDateSchema,
  nameSchema,
  pageQuerySchema,
  shortTextSchema,
  textSchema,
} from '../primitives.ts';

/** What everybody may see of every player, also of one under 18. */
export const playerSummarySchema = z
  .object({
    id: idSchema,
    fullName: z.string(),
    profilePicture: z.string().nullable(),
    jerseyNumber: z.number().int().nullable(),
    gender: z.string().nullable(),
    position: z.string().nullable(),
    dominantHand: z.string().nullable(),
    team: z.object({ id: idSchema, name: z.string() }).nullable(),
  })
  .meta({ id: 'PlayerSummary' });
export type PlayerSummary = z.infer<typeof playerSummarySchema>;

/**
 * One player. Fields that the reader may not see are null: phone, e-mail and birth date leave only
 * to an administrator, the team's coach and the player; a minor's details only with consent.
 */
export const playerSchema = playerSummarySchema
  .extend({
    nickname: z.string().nullable(),
    /** Whole years; 0 where the date of birth is missing. */
    age: z.number().int(),
    nationality: z.string().nullable(),
    /** Centimetres. */
    height: z.number().nullable(),
    /** Kilograms. */
    weight: z.number().nullable(),
    personalBio: z.string().nullable(),
    instagram: z.string().nullable(),
    tiktok: z.string().nullable(),
    facebook: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    dateOfBirth: z.string().nullable(),
    /** Present for those who may change the record. */
    consent: z.boolean().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Player' });
export type Player = z.infer<typeof playerSchema>;

const socialSchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^(https:\/\/[^\s<>"]+|@?[\w.-]*)$/, textKey('field.socialAccount'));

const playerFields = {
  nickname: shortTextSchema.nullable(),
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^[+\d][\d ()-]{4,}$/, textKey('field.phone'))
    .nullable(),
  email: z.email().max(200).nullable(),
  dateOfBirth: localDateSchema.nullable(),
  nationality: shortTextSchema.nullable(),
  gender: z.enum(['Men', 'Women', 'Male', 'Female']).nullable(),
  jerseyNumber: z.number().int().min(0).max(99).nullable(),
  height: z.number().min(50).max(260).nullable(),
  weight: z.number().min(20).max(250).nullable(),
  dominantHand: z.enum(['Right', 'Left', 'Both']).nullable(),
  position: shortTextSchema.nullable(),
  personalBio: textSchema.nullable(),
  instagram: socialSchema.nullable(),
  tiktok: socialSchema.nullable(),
  facebook: socialSchema.nullable(),
  /** A guardian's recorded consent to show a minor. */
  consent: z.boolean(),
};

export const updatePlayerSchema = z
  .strictObject({ fullName: nameSchema, ...playerFields })
  .partial()
  .meta({ id: 'UpdatePlayer' });
export type UpdatePlayer = z.infer<typeof updatePlayerSchema>;

export const createPlayerSchema = z
  .strictObject({ ...playerFields, userId: idSchema, team: idSchema })
  .partial()
  .extend({ fullName: nameSchema })
  .meta({ id: 'CreatePlayer' });
export type CreatePlayer = z.infer<typeof createPlayerSchema>;

export const playerListQuerySchema = pageQuerySchema.extend({
  q: cleanLine(100).optional(),
  team: idSchema.optional(),
});
export const playerListSchema = listOf(playerSummarySchema);
