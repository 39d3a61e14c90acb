import { z } from 'zod';
import { idSchema, orNull } from '../primitives.ts';
import { matchSetSchema, matchStatusSchema, winnerSchema } from './match.ts';
import { loggedEventSchema, matchEventSchema } from './match-event.ts';

/** Entries that a device made while the match went on elsewhere. Its last event's id names it. */
export const parkBranchSchema = z
  .strictObject({
    /** The log's length when the first of these happened. */
    baseSeq: z.number().int().min(0),
    events: z.array(matchEventSchema).min(1).max(2000),
  })
  .meta({ id: 'ParkBranch' });
export type ParkBranch = z.infer<typeof parkBranchSchema>;

export const BRANCH_CHOICES = ['server', 'branch'] as const;
export type BranchChoice = (typeof BRANCH_CHOICES)[number];

/** The state of a match. */
const standSchema = z
  .object({
    status: matchStatusSchema,
    sets: z.array(matchSetSchema.pick({ set: true, team1Score: true, team2Score: true })),
    team1Wins: z.number().int(),
    team2Wins: z.number().int(),
    winner: winnerSchema.nullable(),
  })
  .meta({ id: 'MatchStand' });
export type MatchStand = z.infer<typeof standSchema>;

const eventSchema = loggedEventSchema.partial({ seq: true, recordedAt: true });

export const parkedBranchSchema = z
  .object({
    id: idSchema,
    /** ISO 8601. */
    parkedAt: z.string(),
    /** The person whose device it was. */
    by: z.string(),
    baseSeq: z.number().int(),
    /** The log's length now: a choice names it, so that nobody chooses what they did not see. */
    seq: z.number().int(),
    /** The match where both part. */
    base: standSchema,
    /** The entries of the log behind that place, and the match as it stands. */
    server: z.object({ events: z.array(eventSchema), stand: standSchema }),
    /**
     * The entries of the device, and the match as it would stand with them; `refusal` where the
     * rules do not take them behind that place.
     */
    branch: z.object({
      events: z.array(eventSchema),
      stand: orNull(standSchema),
      refusal: z.string().nullable(),
    }),
    /** All of it has come into the log by the device itself. */
    arrived: z.boolean(),
    choice: z.enum(BRANCH_CHOICES).nullable(),
    decidedAt: z.string().nullable(),
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'ParkedBranch' });
export type ParkedBranch = z.infer<typeof parkedBranchSchema>;

export const parkedSchema = z
  .object({ id: idSchema, entries: z.number().int() })
  .meta({ id: 'Parked' });

export const branchChoiceSchema = z
  .strictObject({
    keep: z.enum(BRANCH_CHOICES),
    /** The log's length that the person saw. */
    seq: z.number().int().min(0),
  })
  .meta({ id: 'BranchChoice' });
export type ChooseBranch = z.infer<typeof branchChoiceSchema>;

/** A match that waits for somebody's choice. */
export const openBranchSchema = z
  .object({
    matchId: idSchema,
    branch: idSchema,
    team1: z.string(),
    team2: z.string(),
    matchDate: z.string(),
    entries: z.number().int(),
    parkedAt: z.string(),
  })
  .meta({ id: 'OpenBranch' });
export type OpenBranch = z.infer<typeof openBranchSchema>;
