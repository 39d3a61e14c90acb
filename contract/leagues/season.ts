import { z } from 'zod';
import {
  cleanLine,
  idSchema,
  listOf,
  localDateSchema,
  nameSchema,
  pageQuerySchema,
} from '../primitives.ts';

export const seasonSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    startsOn: z.string().describe('The first day, such as 2026-10-01'),
    endsOn: z.string().describe('The last day'),
    leagueCount: z.number().int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Season' });
export type Season = z.infer<typeof seasonSchema>;

/** A season as a league names it. */
export const seasonRefSchema = seasonSchema
  .pick({ id: true, name: true, startsOn: true, endsOn: true })
  .meta({ id: 'SeasonRef' });

const fields = { name: nameSchema, startsOn: localDateSchema, endsOn: localDateSchema };

export const createSeasonSchema = z.strictObject(fields).meta({ id: 'CreateSeason' });
export type CreateSeason = z.infer<typeof createSeasonSchema>;
export const updateSeasonSchema = z.strictObject(fields).partial().meta({ id: 'UpdateSeason' });
export type UpdateSeason = z.infer<typeof updateSeasonSchema>;

export const seasonListQuerySchema = pageQuerySchema.extend({ q: cleanLine(100).optional() });
export const seasonListSchema = listOf(seasonSchema);
