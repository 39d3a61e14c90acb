import { z } from 'zod';
import { teamRefSchema } from '../people/team.ts';
import { cleanLine, idSchema } from '../primitives.ts';

const hitSchema = z.object({
  id: idSchema,
  name: z.string(),
  detail: z.string(),
  /** Of teams and matches, where it tells two of one name apart. */
  gender: z.string().optional(),
  /** Of teams: what their crest is drawn from. */
  crest: teamRefSchema.omit({ id: true, name: true }).optional(),
});
export const searchQuerySchema = z.object({ q: cleanLine(100).min(1) });
export const searchSchema = z
  .object({
    teams: z.array(hitSchema),
    players: z.array(hitSchema),
    leagues: z.array(hitSchema),
    matches: z.array(hitSchema),
    /** By name or place. */
    grounds: z.array(hitSchema),
    /** The latest pieces whose titles fit. */
    news: z.array(hitSchema),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.infer<typeof searchSchema>;
export type SearchHit = z.infer<typeof hitSchema>;
