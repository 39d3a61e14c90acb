import { prepareRestore } from './prepare-restore.ts';
import type { RestoreTask } from './restore-task.ts';

process.on('message', async (task: RestoreTask) => {
  try {
    process.send?.({ done: await prepareRestore(task) });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
