import { z } from 'zod';
import { idSchema, listOf, pageQuerySchema } from '../primitives.ts';

/** Records that are archived instead of deleted. */
export const ARCHIVE_KINDS = [
  'team',
  'league',
  'player',
  'match',
  'news',
  'venue',
  'club',
  'season',
  'official',
  'partner',
  'document',
] as const;
export const archiveKindSchema = z.enum(ARCHIVE_KINDS);
export type ArchiveKind = z.infer<typeof archiveKindSchema>;

export const archiveEntrySchema = z
  .object({
    kind: archiveKindSchema,
    id: idSchema,
    /** A match is named by its teams, news by its title. */
    name: z.string(),
    /** The city of a team or club, the place of a league or venue, the day of a match or of news, the first day of a season, the league of a document. */
    detail: z.string(),
    /** Null once it is restored. */
    archivedAt: z.string().nullable(),
  })
  .meta({ id: 'ArchiveEntry' });
export type ArchiveEntry = z.infer<typeof archiveEntrySchema>;

export const archiveListQuerySchema = pageQuerySchema.extend({
  kind: archiveKindSchema
    .optional()
    .describe(
      'The kind of record; if left out, the kind that was archived last, or teams where nothing was',
    ),
});
export const archiveListSchema = listOf(archiveEntrySchema);
export const archiveParamsSchema = z.object({ kind: archiveKindSchema, id: idSchema });
