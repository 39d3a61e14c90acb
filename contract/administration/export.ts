import { z } from 'zod';
import { idSchema, languageSchema } from '../primitives.ts';

export const EXPORT_TABLES = ['teams', 'players', 'fixtures', 'results', 'standings'] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export const exportParamsSchema = z.object({ table: z.enum(EXPORT_TABLES) });
export const exportQuerySchema = z.object({
  format: z.enum(EXPORT_FORMATS).default('csv'),
  /** The teams, players or matches of one league; standings need it. */
  league: idSchema.optional(),
  lang: languageSchema
    .optional()
    .describe(
      'Headings and weekdays for people, in this language; without it the names of columns',
    ),
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;
