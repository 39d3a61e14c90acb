import { z } from 'zod';
import { leagueTypeSchema } from '../leagues/league.ts';
import { teamRefSchema } from '../people/team.ts';
import { cleanLine, genderSchema, idSchema } from '../primitives.ts';

const crestSchema = teamRefSchema.omit({ id: true, name: true });

const hitSchema = z.object({
  id: idSchema,
  name: z.string(),
  detail: z.string(),
  /** Of teams and matches, where it tells two of one name apart. */
  gender: genderSchema.optional(),
  /** Of teams: what their crest is drawn from. */
  crest: crestSchema.optional(),
  /** Of matches both teams, of players their own. */
  teams: z.array(crestSchema.extend({ name: z.string() })).optional(),
  /** Of leagues: what their monogram is drawn from. */
  monogram: z.object({ logo: z.string().nullable(), type: leagueTypeSchema }).optional(),
});
export const searchQuerySchema = z.object({ q: cleanLine(100).min(1) });
export const searchSchema = z
  .object({
    teams: z.array(hitSchema),
    clubs: z.array(hitSchema),
    players: z.array(hitSchema),
    leagues: z.array(hitSchema),
    seasons: z.array(hitSchema),
    matches: z.array(hitSchema),
    /** By name or place. */
    grounds: z.array(hitSchema),
    /** The latest pieces whose titles fit. */
    news: z.array(hitSchema),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.infer<typeof searchSchema>;
export type SearchHit = z.infer<typeof hitSchema>;
