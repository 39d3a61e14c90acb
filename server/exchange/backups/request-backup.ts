import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { StorageSettings } from '#server/platform/files/open-storage.ts';
import { processWorker } from '#server/platform/threads/worker.ts';
import type { MadeBackup } from './make-backup.ts';

export type BackupTask = {
  place: DatabasePlace;
  pictures: StorageSettings;
  /** The file that is written. */
  target: string;
  now: number;
};

/** A large copy on a slow disk, with its pictures out of a bucket. */
const LONGEST_MS = 3 * 60 * 60 * 1000;

/** In a process of its own: copying and checking a file holds up nobody's page and nobody's point. */
export const requestBackup = processWorker<BackupTask, MadeBackup>(
  new URL('./backup-process.ts', import.meta.url),
  { idleMs: 1000, timeoutMs: LONGEST_MS },
);
