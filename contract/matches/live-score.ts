import { z } from 'zod';
import type { LiveScore } from './live.ts';

const whole = z.number().int().min(0);
const pair = z.tuple([whole, whole]);

/** The line of the live stream, for the document of the API; pages read it without a check. */
export const liveScoreSchema: z.ZodType<LiveScore> = z.looseObject({
  id: z.string(),
  v: whole,
  s: z.string(),
  wins: pair,
  set: whole,
  score: pair,
  serve: z.literal([0, 1, 2]),
  y: whole.optional(),
  t: z.tuple([z.literal([0, 1, 2]), whole]).optional(),
  u: z.tuple([whole, whole, whole, whole]).optional(),
  c: z.array(whole).optional(),
  more: z.literal(1).optional(),
  pen: whole.optional(),
  full: z.literal(1).optional(),
}) as z.ZodType<LiveScore>;
