import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
/** Folders that this process has taken. */
const taken = new Set<string>();

/**
 * Takes the data folder for this server alone, before anything in it is migrated. SQLite locks the file:
 * the system gives the lock back however the process ends, so that none is ever left behind.
 *
 * @returns gives it back
 */
export function lockData(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const { errcode } = error as { errcode?: number };
    if (errcode !== SQLITE_BUSY) throw error;
    throw new Error(
      `A Wavu is already running on the data in ${folder}. Stop it first, or name another folder in DATA_DIR.`,
    );
  }
  taken.add(resolve(folder));
  return () => {
    taken.delete(resolve(folder));
    lock.close();
  };
}

/** Throws where a server of another process runs on the folder: its data are not to be migrated under it. */
export function assertNoOtherServer(folder: string): void {
  if (!taken.has(resolve(folder))) lockData(folder)();
}
