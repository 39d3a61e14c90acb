import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { DamageWatch } from './damage.ts';

const MB = 1024 * 1024;
/** Up to here the look costs less than the thread for it: some milliseconds. */
const SMALL = 8 * MB;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What SQLite finds wrong with a file; undefined where it is sound. */
export function findDamage(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const rows = database.prepare('PRAGMA quick_check(1)').all();
    const [finding] = rows.flatMap((row) => Object.values(row)).map(String);
    return finding === 'ok' ? undefined : finding;
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === 11 || errcode === 26) return message;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Looks at the whole file when the program starts and every day after: a small one at once, a large one
 * in a thread, so that nobody waits.
 *
 * @returns the function that ends it
 */
export function checkEveryDay(
  file: string,
  damage: DamageWatch,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let worker: Worker | undefined;

  function look() {
    if (worker) return;
    const own = new Worker(new URL('./quick-check-thread.ts', import.meta.url), {
      workerData: file,
    });
    worker = own;
    own.on('message', (why: string | undefined) => {
      if (why !== undefined) damage.report(why);
    });
    own.on('error', onTrouble);
    own.on('exit', () => {
      worker = undefined;
    });
    own.unref();
  }

  if (statSync(file).size > SMALL) look();
  else {
    const why = findDamage(file);
    if (why !== undefined) damage.report(why);
  }
  const timer = setInterval(look, DAY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await worker?.terminate();
  };
}
