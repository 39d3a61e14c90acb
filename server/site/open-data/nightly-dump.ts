import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { databasePlace } from '#server/platform/config/database-place.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { write } from '#server/platform/db/write.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import type { DumpTask } from './dump-task.ts';
import { readPublished } from './published-dump.ts';
import { readChoice } from './queries.ts';
import { requestDump } from './request-dump.ts';
import type { MadeDump } from './write-dump.ts';

export type OpenDataSettings = {
  place: DatabasePlace;
  /** The files of the open data; each server has its own. */
  folder: string;
  make: (task: DumpTask) => Promise<MadeDump>;
  log: Pick<Logger, 'info' | 'error'>;
};

export function openDataFolderOf({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'open-data');
}

export function openDataSettings(
  environment: Environment,
  log: OpenDataSettings['log'],
): OpenDataSettings {
  const folder = openDataFolderOf(environment);
  return { place: databasePlace(environment), folder, make: requestDump, log };
}

/**
 * Makes the open data of today where this server has none of today or of the licence that is chosen;
 * removes them where none is chosen any more.
 */
export async function publishToday(
  store: Store,
  { place, folder, make, log }: OpenDataSettings,
  now: number,
): Promise<'made' | 'failed' | 'removed' | 'not-due'> {
  const { licence, publisher } = await readChoice(store.db);
  const last = await readPublished(folder);
  if (licence === '') {
    if (last === undefined) return 'not-due';
    await rm(folder, { recursive: true, force: true });
    return 'removed';
  }
  const isOfToday = last !== undefined && localDate(Date.parse(last.at)) === localDate(now);
  if (isOfToday && last.licence === licence) return 'not-due';
  try {
    const { bytes } = await make({ place, folder, licence, publisher, now });
    log.info({ bytes }, 'open data');
    // The page of the open data is made anew, on every node.
    const author = { actor: { kind: 'system', name: 'open data' }, now } as const;
    await write(store, author, async (tx) => tx.siteChanged());
    return 'made';
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    log.error({ fault }, 'open data failed');
    return 'failed';
  }
}
