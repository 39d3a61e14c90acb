import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CHOSEN_LICENCES } from '#contract/open-data/open-data.ts';
import type { MadeDump } from './write-dump.ts';

/** The name of the file that people download. */
export const DUMP_FILE = 'wavu-data.zip';
/** Names the dump that is published; nothing is before it is there. */
const REPORT_FILE = 'published.json';

const reportSchema = z.object({
  licence: z.enum(CHOSEN_LICENCES),
  at: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  rows: z.record(z.string(), z.number().int()),
});

/** The place of a published dump: its contents have a name of their own, so that no download changes under way. */
export function dumpPath(folder: string, { sha256 }: Pick<MadeDump, 'sha256'>): string {
  return join(folder, `${sha256}.zip`);
}

/** The last dump of this server; undefined where it has made none. */
export async function readPublished(folder: string): Promise<MadeDump | undefined> {
  const text = await readFile(join(folder, REPORT_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return reportSchema.parse(JSON.parse(text));
}

/** Puts a dump that was written into the folder in the place of the former one. */
export async function publishDump(folder: string, draft: string, dump: MadeDump): Promise<void> {
  const path = dumpPath(folder, dump);
  await rename(draft, path);
  const report = join(folder, REPORT_FILE);
  await writeFile(`${report}.unfinished`, JSON.stringify(dump));
  await rename(`${report}.unfinished`, report);
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (file !== path && file !== report) await rm(file, { force: true });
  }
}
