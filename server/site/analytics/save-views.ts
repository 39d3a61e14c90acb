import type { Database } from '#server/platform/db/connect.ts';
import { forgetOldViews, keepViews } from './commands.ts';
import type { ViewCounter } from './view-counter.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Writes what was counted once a minute, and what is left when it is stopped.
 *
 * @returns the function that stops it
 */
export function startKeepingViews(
  db: Database,
  counter: ViewCounter,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let last = Promise.resolve();
  const keep = () => {
    last = last.then(() => keepViews(db, counter)).catch(onError);
    return last;
  };
  const keeping = setInterval(keep, MINUTE_MS).unref();
  const forgetting = setInterval(() => {
    void forgetOldViews(db, Date.now()).catch(onError);
  }, HOUR_MS).unref();
  return () => {
    clearInterval(keeping);
    clearInterval(forgetting);
    return keep();
  };
}
