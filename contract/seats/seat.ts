import { z } from 'zod';
import { SEATS } from '#domain/volleyball/seats/seat.ts';
import { REQUEST_STATES, type SeatRequest } from '#domain/volleyball/seats/seat-request.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { idSchema, listOf } from '../primitives.ts';

const shirt = z.number().int().min(0).max(99);
const pairsSchema = z
  .array(z.strictObject({ out: shirt, in: shirt }))
  .min(1)
  .max(6);
const moveShape = {
  team: z.enum(SIDES),
  action: z.enum(['in', 'out', 'swap']),
  libero: shirt,
  player: shirt,
};

export const seatSchema = z.enum(SEATS);
export const seatParamsSchema = z.object({ id: idSchema, seat: seatSchema });

/** A request of a bench, or of the assistant scorer, to the scorer until the next rally. */
export const askSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('timeout') }),
    z.strictObject({ kind: z.literal('substitution'), pairs: pairsSchema }),
    z.strictObject({ kind: z.literal('libero'), ...moveShape }),
  ])
  .meta({ id: 'SeatAsk' });
askSchema satisfies z.ZodType<SeatRequest>;

/** A request with the pause between two rallies in which it was made. */
export const seatRequestSchema = z
  .object({
    id: idSchema,
    request: askSchema,
    set: z.number().int(),
    rally: z.number().int(),
    seq: z.number().int(),
    dismissed: z.boolean(),
    state: z.enum(REQUEST_STATES),
    at: z.string(),
  })
  .meta({ id: 'SeatRequest' });
export type StoredRequest = z.infer<typeof seatRequestSchema>;

/** A seat as the scorer sees it: how many links to it are open, and what was asked last. */
const seatAtTableSchema = z
  .object({
    seat: seatSchema,
    links: z.number().int(),
    request: seatRequestSchema.nullable(),
  })
  .meta({ id: 'SeatAtTable' });
export type SeatAtTable = z.infer<typeof seatAtTableSchema>;
export const seatListSchema = listOf(seatAtTableSchema).extend({
  /** Stories of other devices that wait for a choice. */
  parked: z.number().int(),
});
export type SeatList = z.infer<typeof seatListSchema>;

const optionsSchema = z.object({
  timeouts: z.object({
    taken: z.number().int(),
    left: z.number().int(),
    refusal: z.string().nullable(),
  }),
  substitutions: z.object({
    left: z.number().int(),
    refusal: z.string().nullable(),
    changes: z.array(z.object({ out: shirt, in: z.array(shirt) })),
  }),
});

const moveSchema = z.object({ ...moveShape, refusal: z.string().nullable() });
const controlRowSchema = z.object({
  ...moveShape,
  own: z.number().int(),
  other: z.number().int(),
});

/** All that the phone of a bench or of the assistant scorer shows; what belongs to another seat is empty. */
export const seatViewSchema = z
  .object({
    seat: seatSchema,
    set: z.number().int(),
    isPlaying: z.boolean(),
    score: z.tuple([z.number().int(), z.number().int()]),
    request: seatRequestSchema.nullable(),
    /** Of a bench, while a set is played. */
    options: optionsSchema.nullable(),
    /** Of the assistant scorer: exchanges with a libero as the rules see them now. */
    moves: z.array(moveSchema),
    /** Of the assistant scorer: the exchanges of the set so far. */
    control: z.array(controlRowSchema),
  })
  .meta({ id: 'SeatView' });
export type SeatView = z.infer<typeof seatViewSchema>;

export const dismissSchema = z.strictObject({ request: idSchema }).meta({ id: 'DismissRequest' });

export const seatLinkSchema = z
  .object({ seat: seatSchema, url: z.string(), token: z.string(), expiresAt: z.string() })
  .meta({ id: 'SeatLink' });
export type SeatLink = z.infer<typeof seatLinkSchema>;
