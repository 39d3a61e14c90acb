import type { BackupState, Warning } from '#contract/administration/summary.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { BackupRow } from '#server/platform/db/tables/backup-tables.ts';

/** A daily copy is missing when there is none for so long: a day, and time to make the next one. */
export const LATE_MS = 36 * 60 * 60 * 1000;

export async function findDay(db: Database, day: string): Promise<BackupRow | undefined> {
  return db.selectFrom('backup').selectAll().where('day', '=', day).executeTakeFirst();
}

/** The last copy that was found whole. */
export async function findLastGood(db: Database): Promise<BackupRow | undefined> {
  return db
    .selectFrom('backup')
    .selectAll()
    .where('ended_at', 'is not', null)
    .where('fault', 'is', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** For the dashboard: the last good copy, and why the last one is none. */
export async function readBackupState(db: Database, isOn: boolean): Promise<BackupState> {
  const good = await findLastGood(db);
  const last = await db
    .selectFrom('backup')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    isOn,
    lastGood:
      good?.ended_at == null
        ? null
        : {
            at: new Date(good.ended_at).toISOString(),
            name: good.name,
            bytes: Number(good.bytes),
          },
    fault: last?.fault ?? null,
  };
}

export function backupWarnings({ isOn, lastGood, fault }: BackupState, now: number): Warning[] {
  if (!isOn) return [];
  if (fault !== null) return ['backup-failed'];
  // On its first day there is none yet, and nothing is late.
  const isLate = lastGood !== null && now - Date.parse(lastGood.at) > LATE_MS;
  return isLate ? ['backup-late'] : [];
}
