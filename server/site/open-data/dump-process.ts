import { answerTasks } from '#server/platform/threads/answer-tasks.ts';
import { makeDump } from './make-dump.ts';

answerTasks(makeDump);
