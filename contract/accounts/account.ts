import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { cleanLine, idSchema, languageSchema, listOf, nameSchema } from '../primitives.ts';
import { emailSchema } from '../site/feedback.ts';
import { knownPasswordSchema, passwordSchema } from './password.ts';
import { meSchema } from './user.ts';

/** The terms ask for 18 years, or for the consent of a parent or guardian. */
const isOfAgeSchema = z.literal(true, 'must be confirmed');

export const registerSchema = z
  .strictObject({
    name: nameSchema,
    email: emailSchema,
    isOfAge: isOfAgeSchema,
    language: languageSchema.optional(),
  })
  .meta({ id: 'Register' });
export type Register = z.infer<typeof registerSchema>;

export const resetRequestSchema = z
  .strictObject({ email: emailSchema, language: languageSchema.optional() })
  .meta({ id: 'AskPasswordReset' });
export type ResetRequest = z.infer<typeof resetRequestSchema>;

/** The same for every address, whether or not there is an account with it. */
export const linkSentSchema = z.object({ sent: z.literal(true) }).meta({ id: 'LinkSent' });

/** The secret of a mailed link, and the password that it sets. */
export const useLinkSchema = z
  .strictObject({ token: cleanLine(200).min(1), password: passwordSchema })
  .meta({ id: 'UseLink' });
export type UseLink = z.infer<typeof useLinkSchema>;

/** The account to sign in now. */
export const linkUsedSchema = z.object({ email: z.string() }).meta({ id: 'LinkUsed' });

/** A path of ours: never another site, whatever browsers make of backslashes and control signs. */
const ownPathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\w\-.+/@]*(\?[\w\-.+/=&%@]*)?$/, textKey('field.sitePath'));

/** Begins a sign-in with Google; the answer's `url` is where the browser goes next. */
export const googleSignInSchema = z.strictObject({
  providerId: z.literal('google'),
  /** The page to open afterwards. */
  callbackURL: ownPathSchema,
  /** The page that receives the reason of a failure as `?error=`. */
  errorCallbackURL: ownPathSchema,
});
export type GoogleSignIn = z.infer<typeof googleSignInSchema>;

export const accountSchema = meSchema
  .extend({
    createdAt: z.string(),
    hasPassword: z.boolean(),
    /** Signs in with Google. */
    hasGoogle: z.boolean(),
    ageConfirmed: z.boolean(),
    /** Null where sign-in asks for the password alone. */
    secondFactor: z.object({ recoveryCodes: z.number().int() }).nullable(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

export const updateAccountSchema = z
  .strictObject({ name: nameSchema.optional(), isOfAge: isOfAgeSchema.optional() })
  .meta({ id: 'UpdateAccount' });
export type UpdateAccount = z.infer<typeof updateAccountSchema>;

export const changePasswordSchema = z
  .strictObject({ current: knownPasswordSchema, password: passwordSchema })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** Another address to sign in with; the password as for erasing. */
export const newEmailRequestSchema = z
  .strictObject({
    email: emailSchema,
    password: knownPasswordSchema.optional(),
    language: languageSchema.optional(),
  })
  .meta({ id: 'AskNewEmail' });

export const confirmNewEmailSchema = z
  .strictObject({ token: cleanLine(200).min(1), language: languageSchema.optional() })
  .meta({ id: 'ConfirmNewEmail' });

export const sessionSchema = z
  .object({
    id: idSchema,
    /** As far as the browser told; null where it did not. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    createdAt: z.string(),
    /** To ten minutes. */
    lastSeenAt: z.string(),
    expiresAt: z.string(),
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;
export const sessionListSchema = listOf(sessionSchema);

/** Accounts without a password confirm by having signed in just now. */
export const eraseAccountSchema = z
  .strictObject({ password: knownPasswordSchema.optional() })
  .meta({ id: 'EraseAccount' });

const recordsSchema = z.array(z.record(z.string(), z.unknown()));

/** Everything that is kept about one person. Instants are ISO 8601. */
export const accountExportSchema = z
  .object({
    exportedAt: z.string(),
    account: z.record(z.string(), z.unknown()),
    signInMethods: recordsSchema,
    sessions: recordsSchema,
    signInTries: recordsSchema,
    apiTokens: recordsSchema,
    follows: recordsSchema,
    messages: recordsSchema,
    messageDevices: recordsSchema,
    players: recordsSchema,
    claims: recordsSchema,
    consents: recordsSchema,
    teamRequests: recordsSchema,
    cards: recordsSchema,
    memberships: recordsSchema,
    transfers: recordsSchema,
    suspensions: recordsSchema,
    officials: recordsSchema,
    partners: recordsSchema,
    coachedTeams: recordsSchema,
    secretaryOf: recordsSchema,
    managerOf: recordsSchema,
    scoredMatches: recordsSchema,
    signatures: recordsSchema,
    newsletter: recordsSchema,
    feedback: recordsSchema,
    mailsUnderWay: recordsSchema,
    textMessages: recordsSchema.describe('Messages by SMS to the telephone number of the account'),
    textFollows: recordsSchema.describe(
      'The news that this number asked to hear of by SMS, and confirmed',
    ),
    captainNumbers: recordsSchema.describe(
      'The teams for which this number reports results by SMS, as the office of a league entered it',
    ),
    trail: recordsSchema,
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExportSchema>;
