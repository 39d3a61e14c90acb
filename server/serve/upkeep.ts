import { forgetOldSessions } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { removeUnwanted } from '#server/platform/files/forget-pictures.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { forgetOldAnswers } from '#server/platform/idempotency/commands.ts';
import { pruneChanges } from '#server/platform/live/commands.ts';
import { keepPeriods } from '#server/site/retention/commands.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Days of play: whoever was away longer reads anew. */
const KEPT_CHANGES = 50_000;

/** What is deleted by the hour and by the day. */
export function startUpkeep(
  store: Store,
  storage: Storage,
  onError: (error: unknown) => void,
): () => void {
  const hourly = setInterval(() => {
    void pruneChanges(store.db, KEPT_CHANGES).catch(onError);
    void forgetOldSessions(store, Date.now()).catch(onError);
    void forgetOldAnswers(store, Date.now()).catch(onError);
    void removeUnwanted(store.db, storage, onError).catch(onError);
  }, HOUR_MS).unref();
  const author = () => ({ actor: { kind: 'system', name: 'retention' }, now: Date.now() }) as const;
  const daily = setInterval(() => {
    void keepPeriods(store, author()).catch(onError);
  }, DAY_MS).unref();
  return () => {
    clearInterval(hourly);
    clearInterval(daily);
  };
}
