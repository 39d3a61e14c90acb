import { processWorker } from '#server/platform/threads/worker.ts';
import type { RestoreOutcome, RestoreTask } from './restore-task.ts';

/** A large copy on a slow disk, with its pictures into a bucket. */
const LONGEST_MS = 3 * 60 * 60 * 1000;

/** In a process of its own: to check and to migrate a large file holds up no answer. */
export const requestRestore = processWorker<RestoreTask, RestoreOutcome>(
  new URL('./restore-process.ts', import.meta.url),
  { idleMs: 1000, timeoutMs: LONGEST_MS },
);
