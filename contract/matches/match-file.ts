import { z } from 'zod';
import { FILE_WARNINGS } from '#domain/data-volley/file-warning.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { dryRunSchema } from '../administration/import.ts';
import { matchSchema } from './match.ts';
import { loggedEventSchema } from './match-event.ts';
import { matchRulesSchema } from './match-rules.ts';

export const fileImportQuerySchema = z.object({
  dryRun: dryRunSchema,
  /** The side that the file's home team has in the match. */
  home: z.enum(SIDES).default('team1'),
});
export type FileImportQuery = z.infer<typeof fileImportQuerySchema>;

/** The contents of a `.dvw` file about the match; `kept` is false for a dry run. */
export const fileImportSchema = z
  .object({
    kept: z.boolean(),
    /** As the file names its teams, by their sides in the match. */
    team1: z.string(),
    team2: z.string(),
    sets: z.array(z.object({ team1Score: z.number().int(), team2Score: z.number().int() })),
    rallies: z.number().int(),
    substitutions: z.number().int(),
    timeouts: z.number().int(),
    warnings: z.array(
      z.object({
        /** The line of the file; null for the whole of it. */
        line: z.number().int().nullable(),
        kind: z.enum(FILE_WARNINGS),
        detail: z.string(),
        refusal: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'FileImport' });
export type FileImport = z.infer<typeof fileImportSchema>;

/**
 * The part of a match file that is read: the players, the rules and the log. The rest of the file
 * is told again from these.
 */
export const ownMatchFileSchema = z
  .strictObject({
    match: z.object({
      team1: z.object({ name: z.string().max(200) }),
      team2: z.object({ name: z.string().max(200) }),
    }),
    rules: matchRulesSchema,
    events: z
      .array(loggedEventSchema.partial({ seq: true, recordedAt: true }))
      .min(1)
      .max(5000),
  })
  .meta({ id: 'OwnMatchFile' });
export type OwnMatchFile = z.infer<typeof ownMatchFileSchema>;

/** A match as a file of its own: enough to fold it again elsewhere. */
export const matchFileSchema = z
  .object({
    match: matchSchema,
    /** Frozen once the match has begun. */
    rules: matchRulesSchema,
    events: z.array(loggedEventSchema),
  })
  .meta({ id: 'MatchFile' });
export type MatchFile = z.infer<typeof matchFileSchema>;
