import { z } from 'zod';

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

/** `row` is the line of the file, the header being row 1. Empty `errors` = everything was kept. */
export const importResultSchema = z
  .object({
    created: z.number().int(),
    updated: z.number().int(),
    errors: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;
export type ImportError = ImportResult['errors'][number];
