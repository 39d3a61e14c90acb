import { z } from 'zod';
import { cleanLine, idSchema, listOf } from '../primitives.ts';

/** The kinds of file that a document of a league may be: none of them runs by itself. */
export const DOCUMENT_KINDS = ['pdf', 'docx', 'xlsx'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Of one league; a season has a dozen. */
export const MOST_DOCUMENTS = 50;

export const leagueDocumentSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    bytes: z.number().int(),
    address: z.string().describe('The file, to be downloaded, without the origin of the site'),
    addedAt: z.string(),
  })
  .meta({ id: 'LeagueDocument' });
export type LeagueDocument = z.infer<typeof leagueDocumentSchema>;
export const leagueDocumentListSchema = listOf(leagueDocumentSchema);

export const addDocumentSchema = z
  .strictObject({ name: cleanLine(120).min(1) })
  .meta({ id: 'AddLeagueDocument' });
export type AddDocument = z.infer<typeof addDocumentSchema>;
