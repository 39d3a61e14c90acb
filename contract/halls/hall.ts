import { z } from 'zod';
import { branchChoiceSchema } from '../matches/parked-branch.ts';
import {
  cleanLine,
  idSchema,
  isoSchema,
  listOf,
  localDateSchema,
  nameSchema,
  orNull,
} from '../primitives.ts';
import { HALL_CHANGE_KINDS, HALL_CHANGE_REASONS } from './hall-changes.ts';

export const LOAN_STATES = ['open', 'lent', 'over'] as const;

const reason = cleanLine(200).min(1);

export const hallLoanSchema = z
  .object({
    id: idSchema,
    hall: z.string(),
    firstDay: localDateSchema,
    lastDay: localDateSchema,
    state: z.enum(LOAN_STATES),
    createdAt: z.string(),
    takenAt: z.string().nullable(),
    until: z.string(),
    contactAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    endedBy: z.string(),
    reason: z.string(),
    matches: z.number().int(),
    /** Changes of the hall, of which those that wait for a decision. */
    changes: z.number().int(),
    waiting: z.number().int(),
  })
  .meta({ id: 'HallLoan' });
export type HallLoan = z.infer<typeof hallLoanSchema>;

export const hallLoanListSchema = listOf(hallLoanSchema);

export const createLoanSchema = z
  .strictObject({
    hall: cleanLine(60).min(1),
    firstDay: localDateSchema,
    lastDay: localDateSchema,
    hoursAfter: z.number().int().min(1).max(72).default(6),
  })
  .meta({ id: 'CreateHallLoan' });
export type CreateLoan = z.output<typeof createLoanSchema>;

export const createdLoanSchema = z
  .object({ loan: hallLoanSchema, token: z.string(), command: z.string() })
  .meta({ id: 'CreatedHallLoan' });

export const endLoanSchema = z.strictObject({ reason }).meta({ id: 'EndHallLoan' });
export const extendLoanSchema = z
  .strictObject({ until: isoSchema, reason })
  .meta({ id: 'ExtendHallLoan' });
export type ExtendLoan = z.output<typeof extendLoanSchema>;

export const matchLoanSchema = z
  .object({ loan: orNull(hallLoanSchema) })
  .meta({ id: 'MatchHallLoan' });

const lentMatchSchema = z
  .object({ id: idSchema, epoch: z.number().int(), seq: z.number().int() })
  .meta({ id: 'LentMatch' });

/** A loan as its hall reads it: whether it still runs, and the pen of each match. */
export const ownLoanSchema = z
  .object({
    id: idSchema,
    hall: z.string(),
    league: idSchema,
    firstDay: localDateSchema,
    lastDay: localDateSchema,
    state: z.enum(LOAN_STATES),
    until: z.string(),
    matches: z.array(lentMatchSchema),
  })
  .meta({ id: 'OwnHallLoan' });
export type OwnLoan = z.infer<typeof ownLoanSchema>;

const cell = z.union([z.string(), z.number(), z.null()]);

/** Everything that a hall needs to play without the site, with the same ids. */
export const hallPackageSchema = ownLoanSchema
  .extend({
    /** The newest migration of the site: another program may not understand the rows. */
    schema: z.string(),
    rows: z.array(z.object({ table: z.string(), row: z.record(z.string(), cell) })),
  })
  .meta({ id: 'HallPackage' });
export type HallPackage = z.infer<typeof hallPackageSchema>;

/** A choice with the name of the person in the hall. */
export const hallChoiceSchema = branchChoiceSchema
  .extend({ by: nameSchema })
  .meta({ id: 'HallBranchChoice' });

export const SOURCE_STATES = ['lent', 'returning', 'over'] as const;
const courtMatchSchema = z
  .object({
    id: idSchema,
    team1: z.string(),
    team2: z.string(),
    matchDate: localDateSchema,
    matchTime: z.string(),
    location: z.string(),
    court: z.string().nullable(),
    status: z.string(),
    entries: z.number().int(),
    sent: z.number().int(),
    parked: z.number().int(),
    parted: z.boolean(),
    /** It was made in this hall, and its site has yet to take it. */
    isNew: z.boolean(),
    fault: z.string(),
  })
  .meta({ id: 'HallMatch' });
export type CourtMatch = z.infer<typeof courtMatchSchema>;

const ownChangeSchema = z
  .object({
    kind: z.enum(HALL_CHANGE_KINDS),
    id: idSchema,
    title: z.string(),
    state: z.enum(['unsent', 'waiting', 'refused']),
    reason: z.enum(HALL_CHANGE_REASONS).nullable(),
  })
  .meta({ id: 'HallOwnChange' });
export type HallOwnChange = z.infer<typeof ownChangeSchema>;

/** A server in a hall about itself. */
export const hallSchema = z
  .object({
    /** Addresses of this server in the network of the hall. */
    addresses: z.array(z.string()),
    sources: z.array(
      z
        .object({
          id: idSchema,
          site: z.string(),
          hall: z.string(),
          state: z.enum(SOURCE_STATES),
          until: z.string(),
          contactAt: z.string().nullable(),
          fault: z.string(),
          matches: z.array(courtMatchSchema),
          changes: z.array(ownChangeSchema),
        })
        .meta({ id: 'HallSource' }),
    ),
  })
  .meta({ id: 'Hall' });
export type Hall = z.infer<typeof hallSchema>;
