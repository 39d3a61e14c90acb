import { z } from 'zod';
import { idSchema } from './primitives.ts';

const hitSchema = z.object({ id: idSchema, name: z.string(), detail: z.string() });
export const searchQuerySchema = z.object({ q: z.string().trim().min(1).max(100) });
export const searchSchema = z
  .object({
    teams: z.array(hitSchema),
    players: z.array(hitSchema),
    leagues: z.array(hitSchema),
    matches: z.array(hitSchema),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.infer<typeof searchSchema>;
export type SearchHit = z.infer<typeof hitSchema>;
