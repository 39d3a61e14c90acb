import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { StorageSettings } from '#server/platform/files/open-storage.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import type { BackupStore } from './backup-store.ts';
import type { BackupTask } from './backup-task.ts';
import { claimDay, endDay } from './commands.ts';
import { mailFailedBackup } from './failure-mail.ts';
import type { MadeBackup } from './make-backup.ts';
import { backupName, outdatedBackups } from './rotation.ts';

export type BackupSettings = {
  place: DatabasePlace;
  pictures: StorageSettings;
  /** A copy is made here before it goes to the stores. */
  folder: string;
  /** The places of daily copies; none: copies are made on request only. */
  stores: readonly BackupStore[];
  /** Makes and checks a copy; in a process of its own. */
  make: (task: BackupTask) => Promise<MadeBackup>;
  log: Pick<Logger, 'info' | 'error'>;
};

/** The name of a copy while it is made or handed out, and never of one that stays. */
const DRAFT = /^draft-/;
const ABANDONED_MS = 6 * 60 * 60 * 1000;

export function endingOf(place: DatabasePlace): 'sqlite' | 'jsonl' {
  return 'file' in place ? 'sqlite' : 'jsonl';
}

/** A name for a file that goes again when its contents are where they belong. */
export async function draftPath(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `draft-${process.pid}-${name}`);
}

/** Files that a killed server has left behind; what is younger may be at work in another process. */
export async function removeDrafts(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!DRAFT.test(name) && !name.endsWith('.unfinished')) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now - ABANDONED_MS) await rm(path, { force: true });
  }
}

/**
 * Makes the copy of today where there is none yet: each server asks every few minutes, so that one that
 * is started anew every day makes it too. A failed copy is told in the log, on the dashboard and, once a
 * day, in a mail to the administrators, and tried again an hour later.
 *
 * @param mailOrigin the site's address for links; undefined = this installation sends no mail
 */
export async function backUpToday(
  store: Store,
  settings: BackupSettings,
  now: number,
  mailOrigin?: string,
): Promise<'made' | 'failed' | 'not-due'> {
  const { db } = store;
  const { place, pictures, folder, stores, make, log } = settings;
  if (stores.length === 0) return 'not-due';
  const day = localDate(now);
  const name = backupName(now, endingOf(place));
  const claimed = await claimDay(db, day, name, now);
  if (!claimed) return 'not-due';
  const target = await draftPath(folder, name);
  try {
    const backup = await make({ place, pictures, target, now });
    for (const each of stores) await putAndRotate(each, name, target);
    const { bytes, rows, pictures: count } = backup;
    await endDay(db, day, now, { bytes, row_count: rows, pictures: count, fault: null });
    log.info({ name, bytes, rows, pictures: count }, 'backup');
    return 'made';
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    log.error({ name, fault }, 'backup failed');
    await endDay(db, day, now, { fault: fault.slice(0, 300) });
    if (mailOrigin !== undefined && !claimed.hasFailed) {
      await mailFailedBackup(store, now, fault, mailOrigin);
    }
    return 'failed';
  } finally {
    await rm(target, { force: true });
  }
}

/** Older copies go only when the new one is there. */
async function putAndRotate(store: BackupStore, name: string, file: string): Promise<void> {
  await store.put(name, file);
  for (const outdated of outdatedBackups(await store.list())) await store.remove(outdated);
}
