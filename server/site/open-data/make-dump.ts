import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#server/platform/db/connect.ts';
import type { DumpTask } from './dump-task.ts';
import { publishDump } from './published-dump.ts';
import { type MadeDump, writeDump } from './write-dump.ts';

/** Makes the open data in the place of the former ones. */
export async function makeDump({ place, folder, ...options }: DumpTask): Promise<MadeDump> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const connection = await connect(place, options.now);
  try {
    const draft = join(folder, 'draft.zip');
    const dump = await writeDump(connection, draft, options);
    await publishDump(folder, draft, dump);
    return dump;
  } finally {
    await connection.close();
  }
}
