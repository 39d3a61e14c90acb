import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { phoneSchema } from '../accounts/phone.ts';
import { noteConsentSchema } from '../people/consent.ts';
import {
  cleanLine,
  genderSchema,
  idSchema,
  listOf,
  localDateSchema,
  nameSchema,
  shortTextSchema,
} from '../primitives.ts';

const tokenSchema = z.string().min(1).max(100).describe('Behind # of the link');

export const newSignUpLinkSchema = z
  .strictObject({ closesOn: localDateSchema.describe('The last day on which people may sign up') })
  .meta({ id: 'NewSignUpLink' });

export const signUpLinkSchema = z
  .object({
    url: z.string().describe('Opens the form without an account'),
    token: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'SignUpLink' });
export type SignUpLink = z.infer<typeof signUpLinkSchema>;

export const openSignUpSchema = z.strictObject({ token: tokenSchema }).meta({ id: 'OpenSignUp' });

const personFacts = {
  fullName: nameSchema,
  dateOfBirth: localDateSchema,
  gender: genderSchema,
  jerseyNumber: z.number().int().min(0).max(99).nullable(),
  position: shortTextSchema.nullable(),
  phone: phoneSchema.describe("Shown to the coach alone; a parent's where the player is under 18"),
  consent: noteConsentSchema
    .omit({ givenOn: true })
    .optional()
    .describe('Has to be there for a player under 18: the parent or guardian who agrees'),
};

export const sendSignUpSchema = z
  .strictObject({ token: tokenSchema, ...personFacts })
  .meta({ id: 'SendSignUp' });
export type SignUpDetails = Omit<z.infer<typeof sendSignUpSchema>, 'token'>;

/** The data of the form, in one row; the parent's part belongs to it for a player under 18 alone. */
const { consent: _consent, ...ownFacts } = personFacts;
const formSchema = z.strictObject({ token: tokenSchema, ...ownFacts });
const parentSchema = noteConsentSchema.omit({ givenOn: true });
export type SignUpFormData = z.infer<typeof formSchema> & Partial<z.infer<typeof parentSchema>>;

export function signUpFormSchema(isMinor: boolean): z.ZodType<SignUpFormData> {
  return isMinor ? formSchema.extend(parentSchema.shape) : formSchema;
}

const refSchema = z.object({ id: idSchema, name: z.string() });
const common = {
  state: z.enum(['waiting', 'accepted', 'refused']),
  reason: z.string().describe('The reason of a refusal'),
  sentAt: z.string().describe('The instant at which it was sent'),
  decidedAt: z.string().nullable(),
};

/** The answer to a link: the form, or what became of the person who signed up. */
export const openedSignUpSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('form'),
      team: refSchema,
      gender: genderSchema.describe('The gender of the team'),
      expiresAt: z.string(),
      adultsBornBy: localDateSchema.describe('A person born after this day is under 18'),
    }),
    z.object({ kind: z.literal('sent'), team: refSchema, ...common }),
  ])
  .meta({ id: 'OpenedSignUp' });
export type OpenedSignUp = z.infer<typeof openedSignUpSchema>;

export const sentSignUpSchema = z
  .object({ token: z.string().describe('Opens what becomes of it; shown once') })
  .meta({ id: 'SentSignUp' });

export const signUpSchema = z
  .object({
    id: idSchema,
    ...common,
    player: refSchema.nullable().describe('The player who came to the team'),
    details: z
      .object(personFacts)
      .nullable()
      .describe('The request as it was sent; null once it is decided'),
    isMinor: z.boolean().describe('Under 18 today'),
    sameNames: z.array(refSchema).describe('Players of the team who have this name already'),
    sameShirt: z.array(refSchema).describe('Players of the team who have this shirt already'),
  })
  .meta({ id: 'SignUp' });
export type SignUp = z.infer<typeof signUpSchema>;

export const signUpsSchema = listOf(signUpSchema, 'Those that wait first, then the newest')
  .extend({ openUntil: z.string().nullable().describe('The end of the last link that is open') })
  .meta({ id: 'SignUps' });
export type SignUps = z.infer<typeof signUpsSchema>;

export const decideSignUpSchema = z
  .strictObject({
    decision: z.enum(['accepted', 'refused']).describe('Whether the person comes to the team'),
    player: z
      .union([z.literal('new'), idSchema])
      .optional()
      .describe('A player of the team, or `new`; asked for where the name exists already'),
    jerseyNumber: z
      .number()
      .int()
      .min(0)
      .max(99)
      .nullable()
      .optional()
      .describe('Another shirt than the one that was asked for'),
    reason: cleanLine(300)
      .min(1)
      .optional()
      .describe('The reason of a refusal; the sender reads it'),
  })
  .refine(({ decision, reason }) => decision === 'accepted' || reason !== undefined, {
    path: ['reason'],
    message: textKey('check.missing'),
  })
  .meta({ id: 'DecideSignUp' });
export type DecideSignUp = z.infer<typeof decideSignUpSchema>;
