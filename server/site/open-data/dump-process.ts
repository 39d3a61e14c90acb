import { setPriority } from 'node:os';
import type { DumpTask } from './dump-task.ts';
import { makeDump } from './make-dump.ts';

/** Everybody's pages and points go first. */
const NICENESS = 10;

setPriority(NICENESS);

process.on('message', async (task: DumpTask) => {
  try {
    process.send?.({ done: await makeDump(task) });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
