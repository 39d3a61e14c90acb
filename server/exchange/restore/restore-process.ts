import { answerTasks } from '#server/platform/threads/answer-tasks.ts';
import { prepareRestore } from './prepare-restore.ts';

answerTasks(prepareRestore, { isUrgent: true });
