import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { SIGNING_MANNERS, SIGNING_ROLES } from '#domain/volleyball/events.ts';
import { SIGNED_PAPERS } from '#domain/volleyball/scoresheet/signing.ts';
import { idSchema, listOf } from '../primitives.ts';

/** Strokes of whole numbers in a field of 300 by 100, as the path of an SVG: `M12 30L14 33M...`. */
export const drawingSchema = z
  .string()
  .max(8000)
  .regex(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$/, textKey('signature.form'));

export const sealSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const signatureSchema = z
  .object({
    role: z.enum(SIGNING_ROLES),
    /** The list of the team before the match, or the whole sheet. */
    of: z.enum(SIGNED_PAPERS),
    protest: z.boolean(),
    /** The SHA-256 of the log that was signed; null where it was signed before seals were kept. */
    seal: sealSchema.nullable(),
    /** The log of today has another seal. */
    changed: z.boolean(),
    name: z.string().nullable(),
    /** null where it was confirmed by name only. */
    drawing: z.string().nullable(),
    signedAt: z.string(),
    manner: z.enum(SIGNING_MANNERS),
  })
  .meta({ id: 'Signature' });
export type Signature = z.infer<typeof signatureSchema>;

/** Given on a device of one's own: the table takes it into the log as the entry with this id. */
const waitingSignatureSchema = z
  .object({
    id: idSchema,
    of: z.enum(SIGNED_PAPERS),
    role: z.enum(SIGNING_ROLES),
    name: z.string().nullable(),
    manner: z.enum(SIGNING_MANNERS),
    protest: z.boolean(),
    handedAt: z.string(),
  })
  .meta({ id: 'WaitingSignature' });
export type WaitingSignature = z.infer<typeof waitingSignatureSchema>;

export const signatureListSchema = listOf(signatureSchema)
  .extend({ waiting: z.array(waitingSignatureSchema) })
  .meta({ id: 'SignatureList' });
export type SignatureList = z.infer<typeof signatureListSchema>;
