import { setPriority } from 'node:os';
import { openStorage } from '#server/platform/files/open-storage.ts';
import type { BackupTask } from './backup-task.ts';
import { makeBackup } from './make-backup.ts';

/** Everybody's pages and points go first. */
const NICENESS = 10;

setPriority(NICENESS);

process.on('message', async ({ place, pictures, target, now }: BackupTask) => {
  try {
    process.send?.({ done: await makeBackup(place, openStorage(pictures), target, now) });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
