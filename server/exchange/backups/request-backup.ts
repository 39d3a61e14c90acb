import { processWorker } from '#server/platform/threads/worker.ts';
import type { BackupTask } from './backup-task.ts';
import type { MadeBackup } from './make-backup.ts';

/** A large copy on a slow disk, with its pictures out of a bucket. */
const LONGEST_MS = 3 * 60 * 60 * 1000;

/** In a process of its own: copying and checking a file holds up nobody's page and nobody's point. */
export const requestBackup = processWorker<BackupTask, MadeBackup>(
  new URL('./backup-process.ts', import.meta.url),
  { idleMs: 1000, timeoutMs: LONGEST_MS },
);
