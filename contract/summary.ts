import { z } from 'zod';

/** What an administrator should look at, in the order of the day's needs. */
export const ATTENTION_KINDS = [
  'stale-live',
  'results-missing',
  'parked',
  'clashes',
  'consents',
  'feedback',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** The numbers of the dashboard; `attention` names only what there is some of. */
export const summarySchema = z
  .object({
    counts: z.object({
      live: z.number().int(),
      matches: z.number().int(),
      teams: z.number().int(),
      players: z.number().int(),
      leagues: z.number().int(),
    }),
    attention: z.array(z.object({ kind: z.enum(ATTENTION_KINDS), count: z.number().int() })),
  })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof summarySchema>;
