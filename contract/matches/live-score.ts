import { z } from 'zod';
import type { LiveScore } from './live.ts';

const count = z.number().int().min(0);
const pair = z.tuple([count, count]);

/** The line of the live stream, for the document of the API; pages read it without a check. */
export const liveScoreSchema: z.ZodType<LiveScore> = z.looseObject({
  id: z.string(),
  v: count,
  s: z.string(),
  wins: pair,
  set: count,
  score: pair,
  serve: z.literal([0, 1, 2]),
  y: count.optional(),
  t: z.tuple([z.literal([0, 1, 2]), count]).optional(),
  u: z.tuple([count, count, count, count]).optional(),
  c: z.array(count).optional(),
  more: z.literal(1).optional(),
  pen: count.optional(),
  full: z.literal(1).optional(),
}) as z.ZodType<LiveScore>;
