import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Warning } from '#contract/administration/summary.ts';
import { readBackupState } from '#server/exchange/backups/queries.ts';
import { databasePlace } from '#server/platform/config/database-place.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { readVersion } from '#server/platform/config/version.ts';
import type { Connection } from '#server/platform/db/connect.ts';
import { checkEveryDay } from '#server/platform/db/faults/quick-check.ts';
import { NEARLY_FULL, readDiskRoom } from '#server/platform/files/disk-room.ts';
import { countWaitingMails } from '#server/platform/mail/queries.ts';
import type { Gauges, Metrics } from '#server/platform/metrics/metrics.ts';
import { picturesWaiting } from '#server/platform/pictures/request-pictures.ts';
import { drawingsWaiting } from '#server/platform/threads/drawing-cache.ts';

export type Condition = {
  /** Warnings about disk and database for administrators. */
  warnings: () => Promise<Warning[]>;
  stop: () => Promise<void>;
};

const MINUTE_MS = 60_000;
const PATIENCE_MS = 2000;

/** Looks after disk and file of the database for as long as the program runs. */
export function watchCondition(
  environment: Environment,
  { damage }: Connection,
  log: Logger,
): Condition {
  const place = databasePlace(environment);
  const onError = (error: unknown) => log.warn({ err: error }, 'watch');
  damage.onFound(({ why }) =>
    log.fatal({ why }, 'the database is damaged: nothing is written from now on'),
  );
  const stopChecking = 'file' in place ? checkEveryDay(place.file, damage, onError) : undefined;
  let wasFull = false;

  async function checkDisk() {
    const { usedShare, freeBytes } = await readDiskRoom(environment.DATA_DIR);
    const isFull = usedShare > NEARLY_FULL;
    if (isFull && !wasFull) log.warn({ usedShare, freeBytes }, 'the disk is nearly full');
    wasFull = isFull;
    return isFull;
  }

  const timer = setInterval(() => void checkDisk().catch(onError), MINUTE_MS);
  timer.unref();
  return {
    async warnings() {
      const isFull = await checkDisk().catch(() => false);
      return [
        ...(damage.found() ? (['database-damaged'] as const) : []),
        ...(isFull ? (['disk-nearly-full'] as const) : []),
      ];
    },
    async stop() {
      clearInterval(timer);
      await stopChecking?.();
    },
  };
}

/** Only where somebody may read them: the library is not even loaded else. */
export async function openMetrics({ METRICS_TOKEN }: Environment): Promise<Metrics | undefined> {
  if (METRICS_TOKEN === undefined) return undefined;
  const { createMetrics } = await import('#server/platform/metrics/metrics.ts');
  return createMetrics();
}

/** The values of metrics: none of them may fail because the database does. */
export function watchWithMetrics(
  metrics: Metrics,
  environment: Environment,
  connection: Connection,
  own: Pick<Gauges, 'readers' | 'pageCacheBytes'>,
): void {
  const { db, damage, waiting, engine } = connection;
  const { version, commit = '', node } = readVersion();
  metrics.watch({
    ...own,
    queues: async () => ({
      database: waiting(),
      pictures: picturesWaiting(),
      papers: drawingsWaiting(),
      ...(await inTime(
        countWaitingMails(db).then((mail) => ({ mail })),
        {},
      )),
    }),
    backup: () =>
      inTime(
        readBackupState(db, true).then(({ lastGood, fault }) => ({
          at: lastGood ? Date.parse(lastGood.at) : 0,
          bytes: lastGood?.bytes ?? 0,
          hasFailed: fault !== null,
        })),
        { at: 0, bytes: 0, hasFailed: false },
      ),
    disk: () => readDiskRoom(environment.DATA_DIR),
    database: async () => ({
      isUp: await inTime(
        sql`select 1`.execute(db).then(() => true),
        false,
      ),
      isDamaged: damage.found() !== undefined,
    }),
    build: { version, commit, node, engine },
  });
}

function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => {
    setTimeout(() => resolve(otherwise), PATIENCE_MS).unref();
  });
  return Promise.race([answer.catch(() => otherwise), late]);
}
