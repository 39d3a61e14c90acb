import { openStorage } from '#server/platform/files/open-storage.ts';
import { answerTasks } from '#server/platform/threads/answer-tasks.ts';
import type { BackupTask } from './backup-task.ts';
import { makeBackup } from './make-backup.ts';

answerTasks(({ place, pictures, target, now }: BackupTask) =>
  makeBackup(place, openStorage(pictures), target, now),
);
