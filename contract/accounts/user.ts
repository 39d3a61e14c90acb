import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import {
  cleanLine,
  idSchema,
  languageSchema,
  listOf,
  localDateSchema,
  nameSchema,
  pageQuerySchema,
} from '../primitives.ts';
import { emailSchema } from '../site/feedback.ts';
import { phoneSchema } from './phone.ts';

export const ROLES = ['Fan', 'Player', 'Coach', 'Partner', 'admin'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;
/** The four that a person may choose for themselves, once. They open a landing area, no rights. */
export const SELF_CHOSEN_ROLES = ['Fan', 'Player', 'Coach', 'Partner'] as const;

/** The actor behind a session or a token. */
export const meSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    photo: z.string().nullable(),
    /** False until the person has answered 'Who Are You?'. */
    roleChosen: z.boolean(),
    /** The leagues whose secretary the person is. */
    secretaryOf: z.array(z.object({ id: idSchema, name: z.string() })),
    /** The clubs for all teams of which the person acts as their coach does. */
    managerOf: z.array(z.object({ id: idSchema, name: z.string() })),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof meSchema>;

export const userSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** Empty where the account has a telephone number alone. */
    email: z.string(),
    /** As `+255712345678`; null where none is known. */
    phone: z.string().nullable(),
    role: roleSchema,
    photo: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;
export const userListSchema = listOf(userSchema);
export const userListQuerySchema = pageQuerySchema.extend({
  role: roleSchema.optional(),
  q: cleanLine(100).optional(),
});
/** The facts by which an invited person signs in. */
export const signInFields = {
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
  /** Of the page to which the link leads. */
  language: languageSchema.optional(),
};
export const hasSignInName = ({ email, phone }: { email?: unknown; phone?: unknown }) =>
  email !== undefined || phone !== undefined;
export const SIGN_IN_NAME_MISSING = { path: ['phone'], error: textKey('user.phoneOrEmail') };

export const newUserSchema = z
  .strictObject({ name: nameSchema, role: roleSchema, ...signInFields })
  .refine(hasSignInName, SIGN_IN_NAME_MISSING)
  .meta({ id: 'NewUser' });
export type NewUser = z.infer<typeof newUserSchema>;

/** A link by which its owner chooses a password, once. The secret is answered now and never again. */
const signInLinkFields = { link: z.string(), expiresAt: z.string() };
export const signInLinkSchema = z.object(signInLinkFields).meta({ id: 'SignInLink' });
export const invitedUserSchema = z
  .object({ user: userSchema, ...signInLinkFields })
  .meta({ id: 'InvitedUser' });
export type InvitedUser = z.infer<typeof invitedUserSchema>;
export const invitedUsersSchema = listOf(invitedUserSchema);
export const linkLanguageSchema = z.strictObject({ language: languageSchema.optional() });

export const updateUserSchema = z.strictObject({ role: roleSchema }).meta({ id: 'UpdateUser' });

export const auditEntrySchema = z
  .object({
    id: idSchema,
    at: z.string(),
    actor: z.object({ id: z.string().nullable(), name: z.string() }),
    action: z.string(),
    subject: z.string(),
    /** The present name of the subject; null where it has no name. */
    subjectName: z.string().nullable(),
    before: z.unknown(),
    after: z.unknown(),
    /** The present names of the ids in them, as far as they are there. */
    names: z.record(z.string(), z.string()),
  })
  .meta({ id: 'AuditEntry' });
export const auditListSchema = listOf(auditEntrySchema);
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = pageQuerySchema.extend({
  /** Such as `match:<id>`, an id alone, or a kind alone such as `match`. */
  subject: cleanLine(120).optional(),
  /** A user's id. */
  actor: cleanLine(120).optional(),
  /** Days in Tanzania, both included. */
  from: localDateSchema.optional(),
  to: localDateSchema.optional(),
});
