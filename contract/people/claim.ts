import { z } from 'zod';
import { cleanLine, cleanText, idSchema, languageSchema, pageQuerySchema } from '../primitives.ts';
import { playerSummarySchema } from './player.ts';

/** `ended`: it was accepted, and an administrator has taken the link back. */
export const CLAIM_STATES = ['open', 'accepted', 'refused', 'withdrawn', 'ended'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** 'This is me', with a word to whoever decides. */
export const makeClaimSchema = z
  .strictObject({ note: cleanText(500).optional(), language: languageSchema.optional() })
  .meta({ id: 'MakeClaim' });
export type MakeClaim = z.infer<typeof makeClaimSchema>;

/** One's own claim; the player as everybody sees them, or whole once they are oneself. */
export const ownClaimSchema = z
  .object({
    id: idSchema,
    player: playerSummarySchema,
    note: z.string(),
    state: z.enum(CLAIM_STATES),
    /** The reason for a refusal; empty where nobody gave one. */
    reason: z.string(),
    askedAt: z.string(),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'OwnClaim' });
export type OwnClaim = z.infer<typeof ownClaimSchema>;

/** A claim as those see it who may decide: with whom it comes from. */
export const waitingClaimSchema = z
  .object({
    id: idSchema,
    player: playerSummarySchema,
    claimant: z.object({ id: idSchema, name: z.string(), email: z.string() }),
    note: z.string(),
    askedAt: z.string(),
  })
  .meta({ id: 'WaitingClaim' });
export type WaitingClaim = z.infer<typeof waitingClaimSchema>;

/** `reason` is told to the claimant. */
export const decideClaimSchema = z
  .strictObject({ accept: z.boolean(), reason: cleanLine(300).optional() })
  .meta({ id: 'DecideClaim' });
export type DecideClaim = z.infer<typeof decideClaimSchema>;

/** Of one player, or of all whom one decides about. */
export const claimListQuerySchema = pageQuerySchema.extend({ player: idSchema.optional() });

/** The owner of the record; null where nobody has claimed it. */
export const playerAccountSchema = z
  .object({ account: z.object({ id: idSchema, name: z.string(), email: z.string() }).nullable() })
  .meta({ id: 'PlayerAccount' });
export type PlayerAccount = z.infer<typeof playerAccountSchema>;
