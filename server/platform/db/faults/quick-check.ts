import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { DamageWatch } from './damage.ts';
import { findDamage } from './find-damage.ts';

const MB = 1024 * 1024;
/** Up to here the look costs less than the thread for it: some milliseconds. */
const SMALL = 8 * MB;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Looks at the whole file when the program starts and every day after: a small one at once, a large one
 * in a thread, so that nobody waits.
 *
 * @returns the function that ends it
 */
export function checkEveryDay(
  file: string,
  damage: DamageWatch,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let worker: Worker | undefined;

  function check() {
    if (worker) return;
    const own = new Worker(new URL('./quick-check-thread.ts', import.meta.url), {
      workerData: file,
    });
    worker = own;
    own.on('message', (why: string | undefined) => {
      if (why !== undefined) damage.report(why);
    });
    own.on('error', onError);
    own.on('exit', () => {
      worker = undefined;
    });
    own.unref();
  }

  if (statSync(file).size > SMALL) check();
  else {
    const why = findDamage(file);
    if (why !== undefined) damage.report(why);
  }
  const timer = setInterval(check, DAY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await worker?.terminate();
  };
}
