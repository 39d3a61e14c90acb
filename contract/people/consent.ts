import { z } from 'zod';
import { idSchema, localDateSchema, nameSchema } from '#contract/primitives.ts';

/** The parts of a player that may be shown to everybody: each has its own consent. */
export const CONSENT_SCOPES = ['name', 'picture', 'statistics'] as const;
export type ConsentScope = (typeof CONSENT_SCOPES)[number];

/** The giver of a consent: for a player under 18 one of the first three. */
export const CONSENT_GIVERS = ['mother', 'father', 'guardian', 'self'] as const;
/** `unknown`: noted before records were kept, or by a file that says no more than yes. */
export const CONSENT_RELATIONS = [...CONSENT_GIVERS, 'unknown'] as const;
export type ConsentRelation = (typeof CONSENT_RELATIONS)[number];

export const noteConsentSchema = z
  .strictObject({
    givenBy: nameSchema.describe('The name of the parent or guardian, or of the adult player'),
    relation: z.enum(CONSENT_GIVERS).describe('The relation of that person to the player'),
    scopes: z
      .array(z.enum(CONSENT_SCOPES))
      .min(1)
      .max(CONSENT_SCOPES.length)
      .describe('The parts that may be shown to everybody'),
    givenOn: localDateSchema.optional().describe('The day; today where it is missing'),
  })
  .meta({ id: 'NoteConsent' });
export type NoteConsent = z.infer<typeof noteConsentSchema>;

const personSchema = z.object({ id: z.string(), name: z.string() });

export const consentSchema = z
  .object({
    id: idSchema,
    /** Empty where nobody noted it. */
    givenBy: z.string(),
    relation: z.enum(CONSENT_RELATIONS),
    scopes: z.array(z.enum(CONSENT_SCOPES)),
    givenOn: z.string().nullable(),
    /** `before`: noted before records were kept. */
    source: z.enum(['record', 'import', 'before']),
    notedAt: z.string(),
    notedBy: personSchema.nullable(),
    withdrawnAt: z.string().nullable(),
    withdrawnBy: personSchema.nullable(),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof consentSchema>;
