import { setPriority } from 'node:os';

/** Everybody's pages and points go first. */
const NICENESS = 10;

/**
 * The work of a process that `processWorker` starts: it answers each task that it is sent with the outcome or with
 * the words of the error, and ends with the program that started it.
 *
 * @param options.isUrgent somebody waits at a screen: it has the same priority as pages
 */
export function answerTasks<Task>(
  carryOut: (task: Task) => Promise<unknown>,
  { isUrgent = false }: { isUrgent?: boolean } = {},
): void {
  if (!isUrgent) setPriority(NICENESS);
  process.on('message', async (task: Task) => {
    try {
      process.send?.({ done: await carryOut(task) });
    } catch (error) {
      process.send?.({ failed: error instanceof Error ? error.message : String(error) });
    }
  });
  process.on('disconnect', () => process.exit(0));
}
