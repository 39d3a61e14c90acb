import { processWorker } from '#server/platform/threads/worker.ts';
import type { DumpTask } from './dump-task.ts';
import type { MadeDump } from './write-dump.ts';

/** All logs of a country on a slow disk. */
const LONGEST_MS = 60 * 60 * 1000;

/** In a process of its own: reading and packing all logs holds up nobody's page and nobody's point. */
export const requestDump = processWorker<DumpTask, MadeDump>(
  new URL('./dump-process.ts', import.meta.url),
  { idleMs: 1000, timeoutMs: LONGEST_MS },
);
