import { z } from 'zod';
import { cleanLine, idSchema, pageQuerySchema } from '#contract/primitives.ts';
import { playerSummarySchema } from './player.ts';

export const REQUEST_STATES = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** A coach asks for a player who is in no team; the player as everybody sees them. */
export const teamRequestSchema = z
  .object({
    id: idSchema,
    team: z.object({ id: idSchema, name: z.string() }),
    player: playerSummarySchema,
    /** The coach who asks. */
    askedBy: z.object({ id: idSchema, name: z.string() }),
    state: z.enum(REQUEST_STATES),
    /** The reason for a refusal; empty where nobody gave one. */
    reason: z.string(),
    askedAt: z.string(),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'TeamRequest' });
export type TeamRequest = z.infer<typeof teamRequestSchema>;

/** `reason` is told to the coach. */
export const decideTeamRequestSchema = z
  .strictObject({ accept: z.boolean(), reason: cleanLine(300).optional() })
  .meta({ id: 'DecideTeamRequest' });
export type DecideTeamRequest = z.infer<typeof decideTeamRequestSchema>;

/** Of one team, for its coach; without it those that one may decide. */
export const teamRequestQuerySchema = pageQuerySchema.extend({ team: idSchema.optional() });
