import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ChosenLicence } from '#contract/open-data/open-data.ts';
import { DATA_LICENCES } from '#contract/open-data/open-data.ts';
import type { MadeDump } from './write-dump.ts';

/** The name of the file that people download. */
export const DUMP_FILE = 'wavu-data.zip';
const REPORT_FILE = 'wavu-data.json';

const reportSchema = z.object({
  licence: z.enum(DATA_LICENCES.filter((id) => id !== '') as [ChosenLicence]),
  at: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  rows: z.record(z.string(), z.number().int()),
});

/** The place of a dump inside of the folder of the open data. */
export function dumpPath(folder: string): string {
  return join(folder, DUMP_FILE);
}

/** The last dump of this server; undefined where it has made none. */
export async function readPublished(folder: string): Promise<MadeDump | undefined> {
  const text = await readFile(join(folder, REPORT_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return reportSchema.parse(JSON.parse(text));
}

export async function savePublished(folder: string, dump: MadeDump): Promise<void> {
  const target = join(folder, REPORT_FILE);
  await writeFile(`${target}.unfinished`, JSON.stringify(dump));
  await rename(`${target}.unfinished`, target);
}
