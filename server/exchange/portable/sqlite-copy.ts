import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { syncToDisk } from './portable-file.ts';
import { enclosePictures, releasePictures } from './sqlite-pictures.ts';
import type { PictureCount } from './stored-pictures.ts';

/**
 * A whole copy of the file as it stands at one moment, with the pictures that it names; a server may go
 * on writing meanwhile.
 */
export async function backUpSqlite(
  file: string,
  target: string,
  pictures: Storage,
): Promise<PictureCount> {
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { force: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    database.prepare('VACUUM INTO ?').run(unfinished);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    database.close();
  }
  const count = await finish(unfinished, target, pictures);
  await syncToDisk(dirname(target));
  return count;
}

/** A full disk leaves no half copy behind. */
async function finish(
  unfinished: string,
  target: string,
  pictures: Storage,
): Promise<PictureCount> {
  try {
    await chmod(unfinished, 0o600);
    const count = await enclosePictures(unfinished, pictures);
    await syncToDisk(unfinished);
    await rename(unfinished, target);
    return count;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export async function isSqliteFile(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return bytesRead === 16 && buffer.toString('latin1') === 'SQLite format 3\0';
  } finally {
    await handle.close();
  }
}

/**
 * Puts a backup in the place of the data. The former data are kept beside it.
 *
 * @returns where the former data are now, undefined where there were none; how many files of
 * pictures
 */
export async function restoreSqlite(
  file: string,
  backup: string,
  storage: Storage,
  now: number,
): Promise<{ former: string | undefined; pictures: number }> {
  assertSound(backup);
  const hasFormer = existsSync(file);
  if (hasFormer) assertNobodyElse(file);
  const incoming = `${file}.incoming`;
  // A new machine has no folder of data yet.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await copyFile(backup, incoming);
  await chmod(incoming, 0o600);
  // They are named by their content: what is there already stays what it is.
  const pictures = await releasePictures(incoming, storage);
  await syncToDisk(incoming);
  return { former: await swapDatabase(file, incoming, now), pictures };
}

/**
 * Puts a finished database in the place of the file, which nobody has open. The former file is kept.
 *
 * @returns where it is now, undefined where there was none
 */
export async function swapDatabase(
  file: string,
  incoming: string,
  now: number,
): Promise<string | undefined> {
  let former: string | undefined;
  if (existsSync(file)) {
    former = `${file}.before-${new Date(now).toISOString().replace(/[:.]/g, '-')}`;
    await rename(file, former);
  }
  // A log left behind by a killed server belongs to the former file.
  for (const ending of ['-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
  await rename(incoming, file);
  await syncToDisk(dirname(file));
  return former;
}

/** Throws where a copy is damaged or none of Wavu's. */
export function assertSound(path: string): void {
  let found: unknown;
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      database.prepare('select count(*) from migration').get();
      found = (database.prepare('PRAGMA integrity_check(1)').get() as { integrity_check: string })
        .integrity_check;
    } finally {
      database.close();
    }
  } catch (error) {
    found = (error as Error).message;
  }
  if (found !== 'ok') {
    throw new AppError('MALFORMED', textOf('installation.backupUnsound', { why: String(found) }));
  }
}

/**
 * Leaving the write-ahead log takes the file for oneself: it fails while anybody else has it open. It
 * also brings what the log holds into the file.
 */
function assertNobodyElse(file: string): void {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new AppError('CONFLICT', textOf('installation.serverRunning'));
  } finally {
    database.close();
  }
}
