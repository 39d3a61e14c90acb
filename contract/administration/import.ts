import { z } from 'zod';
import { textSchema } from '#contract/text/text-schema.ts';

export const IMPORT_COLUMNS = [
  'date',
  'time',
  'team1',
  'team2',
  'location',
  'group',
  'round',
  'sets',
  'result',
  'counts',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** A team is known by its name and gender. */
export const TEAM_COLUMNS = [
  'name',
  'gender',
  'city',
  'coach',
  'group',
  'about',
  'jerseyColor1',
  'jerseyColor2',
] as const;

/** A player is known by name and team. */
export const PLAYER_COLUMNS = [
  'fullName',
  'team',
  'jerseyNumber',
  'position',
  'dominantHand',
  'dateOfBirth',
  'gender',
  'nationality',
  'nickname',
  'height',
  'weight',
  'phone',
  'email',
  'consent',
] as const;

export const IMPORT_TABLES = ['teams', 'players'] as const;
export type ImportTable = (typeof IMPORT_TABLES)[number];

/** The changes that a row makes; each of `columns` has the value before and after. */
const importChangeSchema = z.object({
  row: z.number().int(),
  what: z.enum(['new', 'changed']),
  name: z.string(),
  columns: z.array(
    z.object({ column: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

const importErrorSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  message: z.string(),
  text: textSchema.optional(),
});

/** `row` is the line of the file, the header being row 1. Empty `errors` = everything was kept. */
export const importResultSchema = z
  .object({
    created: z.number().int(),
    updated: z.number().int(),
    errors: z.array(importErrorSchema),
    /** All that is wrong, where that is more than `errors` has room for, too. */
    errorCount: z.number().int().optional(),
    /** The changes of a dry run, which keeps nothing. */
    changes: z.array(importChangeSchema).optional(),
  })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;
/** The problems of a file, in an answer that kept nothing. */
export type ImportFaults = Required<Pick<ImportResult, 'errors' | 'errorCount'>>;
export type ImportError = z.infer<typeof importErrorSchema>;

/** `?dryRun=true` shows and keeps nothing. */
export const dryRunSchema = z.stringbool().optional();
