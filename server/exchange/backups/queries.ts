import type { BackupState, Warning } from '#contract/administration/summary.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { BackupRow } from '#server/platform/db/tables/backup-tables.ts';

/** A daily copy is missing when there is none for so long: a day, and time to make the next one. */
export const LATE_MS = 36 * 60 * 60 * 1000;
/** Without daily copies a backup by hand is missed after so long. */
const REMIND_MS = 7 * 24 * 60 * 60 * 1000;

/** Under its name in `site_setting`: when somebody last made a backup by hand, in milliseconds. */
export const BY_HAND = 'backupByHand';

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
  const byHand = await db
    .selectFrom('site_setting')
    .select('value')
    .where('name', '=', BY_HAND)
    .executeTakeFirst();
  return {
    isOn,
    lastByHand: byHand ? new Date(Number(byHand.value)).toISOString() : null,
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

/**
 * The dangers that the dashboard warns of.
 *
 * @param since when the installation began, in milliseconds; null: it has nothing that a backup would save
 */
export function backupWarnings(
  { isOn, lastGood, lastByHand, fault }: BackupState,
  since: number | null,
  now: number,
): Warning[] {
  if (!isOn) {
    if (since === null) return [];
    const times = [lastGood?.at, lastByHand].flatMap((at) => (at ? [Date.parse(at)] : []));
    return now - Math.max(since, ...times) > REMIND_MS ? ['backup-missing'] : [];
  }
  if (fault !== null) return ['backup-failed'];
  // On its first day there is none yet, and nothing is late.
  const isLate = lastGood !== null && now - Date.parse(lastGood.at) > LATE_MS;
  return isLate ? ['backup-late'] : [];
}
