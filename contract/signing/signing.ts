import { z } from 'zod';
import { SIGNING_MANNERS, SIGNING_ROLES } from '#domain/volleyball/events.ts';
import { SIGNED_PAPERS } from '#domain/volleyball/scoresheet/signing.ts';
import { drawingSchema, sealSchema } from '../matches/signature.ts';
import { cleanLine, idSchema, listOf } from '../primitives.ts';

export const signingParamsSchema = z.object({
  id: idSchema,
  paper: z.enum(SIGNED_PAPERS),
  role: z.enum(SIGNING_ROLES),
});
export type SigningParams = z.infer<typeof signingParamsSchema>;

/** A signature from a device of one's own: by the account, or by a drawing. */
export const handSignatureSchema = z
  .strictObject({
    /** Of what was shown: nobody signs what they have not seen. */
    seal: sealSchema,
    /** Of whoever draws; an account has its own name. */
    name: cleanLine(100).min(1).optional(),
    drawing: drawingSchema.optional(),
    protest: z.boolean().optional(),
  })
  .meta({ id: 'HandSignature' });
export type HandSignature = z.infer<typeof handSignatureSchema>;

export const HANDED_STATES = ['waiting', 'taken', 'changed'] as const;

/** All that the page shows on which somebody signs. */
export const signingViewSchema = z
  .object({
    paper: z.enum(SIGNED_PAPERS),
    role: z.enum(SIGNING_ROLES),
    team1: z.string(),
    team2: z.string(),
    wins: z.tuple([z.number().int(), z.number().int()]),
    sets: z.array(z.tuple([z.number().int(), z.number().int()])),
    /** The list that is signed, in order of shirts; empty for the whole sheet. */
    players: z.array(
      z.object({
        shirt: z.number().int(),
        name: z.string().nullable(),
        isLibero: z.boolean(),
        isCaptain: z.boolean(),
      }),
    ),
    seal: sealSchema,
    manner: z.enum(SIGNING_MANNERS),
    /** Of the account, or of the person on record. */
    name: z.string().nullable(),
    /** The reason of the rules why nothing can be signed now. */
    refusal: z.string().nullable(),
    handed: z
      .object({ name: z.string().nullable(), state: z.enum(HANDED_STATES), at: z.string() })
      .nullable(),
  })
  .meta({ id: 'SigningView' });
export type SigningView = z.infer<typeof signingViewSchema>;

/** Papers of one's matches that lack one's signature. */
export const placesToSignSchema = listOf(
  z
    .object({
      match: idSchema,
      team1: z.string(),
      team2: z.string(),
      paper: z.enum(SIGNED_PAPERS),
      role: z.enum(SIGNING_ROLES),
    })
    .meta({ id: 'PlaceToSign' }),
);
export type PlaceToSign = z.infer<typeof placesToSignSchema>['items'][number];

export const signingLinkSchema = z
  .object({ url: z.string(), token: z.string(), expiresAt: z.string() })
  .meta({ id: 'SigningLink' });
