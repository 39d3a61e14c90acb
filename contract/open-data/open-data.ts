import { z } from 'zod';

/** The licences that can be chosen, by their SPDX names. */
export const CHOSEN_LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'ODbL-1.0'] as const;
export type ChosenLicence = (typeof CHOSEN_LICENCES)[number];

/** The setting of the site; empty: nothing is published. */
export const DATA_LICENCES = ['', ...CHOSEN_LICENCES] as const;
export type DataLicence = (typeof DATA_LICENCES)[number];

/** The name that people know and the address of the text. */
export const LICENCES: Readonly<Record<ChosenLicence, { name: string; url: string }>> = {
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'ODbL-1.0': { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
};

const columnSchema = z.object({
  name: z.string(),
  type: z.enum(['text', 'integer', 'number', 'json', 'instant', 'flag', 'date']),
  about: z.string(),
});

const tableSchema = z.object({
  name: z.string(),
  about: z.string(),
  columns: z.array(columnSchema),
  /** Null while nothing has been published. */
  rows: z.number().int().nullable(),
});

/** The open data as they were published last, and what they hold. */
export const openDataSchema = z
  .object({
    licence: z.object({ id: z.string(), name: z.string(), url: z.string() }).nullable(),
    /** Null while nothing has been published. */
    file: z
      .object({
        path: z.string(),
        schema: z.string(),
        bytes: z.number().int(),
        sha256: z.string(),
        at: z.string(),
      })
      .nullable(),
    tables: z.array(tableSchema),
  })
  .meta({ id: 'OpenData' });
export type OpenData = z.infer<typeof openDataSchema>;
