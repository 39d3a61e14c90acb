import { forgetOldSessions } from '#server/accounts/sessions/commands.ts';
import { releaseDay } from '#server/exchange/backups/commands.ts';
import {
  type BackupSettings,
  backUpToday,
  removeDrafts,
} from '#server/exchange/backups/daily-backups.ts';
import { startHalls } from '#server/exchange/halls/start-halls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { removeUnwanted } from '#server/platform/files/forget-pictures.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { pruneHappenings } from '#server/platform/happenings/commands.ts';
import { forgetOldAnswers } from '#server/platform/idempotency/commands.ts';
import { pruneChanges } from '#server/platform/live/commands.ts';
import { type OpenDataSettings, publishToday } from '#server/site/open-data/nightly-dump.ts';
import { keepPeriods } from '#server/site/retention/commands.ts';
import { forgetUnusedAccounts } from '#server/site/retention/unused-accounts.ts';
import { pruneSms } from '#server/site/sms/send.ts';
import { pruneDeliveries } from '#server/site/webhooks/outcomes.ts';
import { pruneTelegramMessages } from '#server/site/webhooks/telegram-messages.ts';

export type UpkeepOptions = {
  store: Store;
  storage: Storage;
  backups: BackupSettings;
  openData: OpenDataSettings;
  /** The address for links in mails; undefined where none is sent. */
  mailOrigin: string | undefined;
  onError: (error: unknown) => void;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A server that is started anew every day does the day's work as well. */
const FIRST_MS = MINUTE_MS;
const BACKUP_LOOK_MS = 10 * MINUTE_MS;
/** Days of play: whoever was away longer reads anew. */
const KEPT_CHANGES = 50_000;

/** The hourly and daily work of a running server, and what passes between a site and its halls. @returns the function that ends it */
export function startUpkeep(options: UpkeepOptions): () => Promise<void> {
  const { store, storage, backups, openData, mailOrigin, onError } = options;
  const now = Date.now;

  function everyHour() {
    void pruneChanges(store.db, KEPT_CHANGES).catch(onError);
    void pruneHappenings(store.db, now()).catch(onError);
    void pruneSms(store.db, now()).catch(onError);
    void pruneDeliveries(store.db, now()).catch(onError);
    void pruneTelegramMessages(store.db, now()).catch(onError);
    void forgetOldSessions(store, now()).catch(onError);
    void forgetOldAnswers(store, now()).catch(onError);
    void removeUnwanted(store.db, storage, onError).catch(onError);
  }

  function everyDay() {
    const author = { actor: { kind: 'system', name: 'retention' }, now: now() } as const;
    void keepPeriods(store, author)
      .then(() => forgetUnusedAccounts(store, author, mailOrigin))
      .catch(onError);
  }

  let isBackingUp = false;
  async function lookAtBackup() {
    if (isBackingUp) return;
    isBackingUp = true;
    try {
      await removeDrafts(backups.folder, now());
      await backUpToday(store, backups, now(), mailOrigin);
    } catch (error) {
      onError(error);
    }
    isBackingUp = false;
  }

  let isPublishing = false;
  async function lookAtOpenData() {
    if (isPublishing) return;
    isPublishing = true;
    await publishToday(store, openData, now()).catch(onError);
    isPublishing = false;
  }

  const stopHalls = startHalls(store, onError);
  const first = setTimeout(() => {
    everyDay();
    void lookAtBackup();
    void lookAtOpenData();
  }, FIRST_MS);
  const timers = [
    setInterval(everyHour, HOUR_MS),
    setInterval(everyDay, DAY_MS),
    setInterval(() => void lookAtBackup(), BACKUP_LOOK_MS),
    setInterval(() => void lookAtOpenData(), BACKUP_LOOK_MS),
  ];
  for (const timer of [first, ...timers]) timer.unref();
  return async () => {
    clearTimeout(first);
    await stopHalls();
    for (const timer of timers) clearInterval(timer);
    if (isBackingUp) await releaseDay(store.db, now());
  };
}
