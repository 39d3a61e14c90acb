import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { licenceFields } from '../eligibility/eligibility.ts';
import {
  cleanLine,
  copiedListQuerySchema,
  countedListOf,
  idSchema,
  localDateSchema,
  nameSchema,
  shortTextSchema,
  textSchema,
} from '../primitives.ts';
import { noteConsentSchema } from './consent.ts';

/** The competitions of a player; `Male` and `Female` mean the same as `Men` and `Women`. */
export const playerGenderSchema = z.enum(['Men', 'Women', 'Male', 'Female']);

/** The fields of a player that everybody may see, also of one under 18. */
export const playerSummarySchema = z
  .object({
    id: idSchema,
    fullName: z.string(),
    profilePicture: z.string().nullable(),
    jerseyNumber: z.number().int().nullable(),
    gender: playerGenderSchema.nullable(),
    position: z.string().nullable(),
    dominantHand: z.string().nullable(),
    team: z.object({ id: idSchema, name: z.string() }).nullable(),
  })
  .meta({ id: 'PlayerSummary' });
export type PlayerSummary = z.infer<typeof playerSummarySchema>;

/**
 * One player. Fields that the reader may not see are null: phone, e-mail and birth date leave only
 * to an administrator, the team's coach and the player; a minor is shown only with consent, and of
 * whom no birth date is known nothing but name, number and team.
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
    licence: z.string().nullable(),
    licenceUntil: z.string().nullable(),
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
  gender: playerGenderSchema.nullable(),
  jerseyNumber: z.number().int().min(0).max(99).nullable(),
  height: z.number().min(50).max(260).nullable(),
  weight: z.number().min(20).max(250).nullable(),
  dominantHand: z.enum(['Right', 'Left', 'Both']).nullable(),
  position: shortTextSchema.nullable(),
  personalBio: textSchema.nullable(),
  instagram: socialSchema.nullable(),
  tiktok: socialSchema.nullable(),
  facebook: socialSchema.nullable(),
  ...licenceFields,
  consent: z
    .union([z.boolean(), noteConsentSchema])
    .describe('The consents to what is shown; `false` takes every consent back'),
};

export const updatePlayerSchema = z
  .strictObject({
    fullName: nameSchema,
    ...playerFields,
    reason: cleanLine(300).describe(
      'The reason why the date of birth of a player under 18 is cleared or made earlier (admin); kept in the trail',
    ),
  })
  .partial()
  .meta({ id: 'UpdatePlayer' });
export type UpdatePlayer = z.infer<typeof updatePlayerSchema>;

export const createPlayerSchema = z
  .strictObject({ ...playerFields, userId: idSchema, team: idSchema })
  .partial()
  .extend({ fullName: nameSchema })
  .meta({ id: 'CreatePlayer' });
export type CreatePlayer = z.infer<typeof createPlayerSchema>;

/** The data of a record's form: a new record, or a change with its reason. */
export const playerFormSchema = createPlayerSchema.extend({
  reason: updatePlayerSchema.shape.reason,
});
export type PlayerForm = z.infer<typeof playerFormSchema>;

export const playerListQuerySchema = copiedListQuerySchema.extend({
  q: cleanLine(100).optional(),
  team: idSchema.optional(),
});
export const playerListSchema = countedListOf(playerSummarySchema);
