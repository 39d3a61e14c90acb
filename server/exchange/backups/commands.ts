import type { Database } from '#server/platform/db/connect.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { BY_HAND, findDay } from './queries.ts';

/** After a failed copy the next try waits; a disk that is full now may have room later. */
const RETRY_MS = 60 * 60 * 1000;
/** A copy that takes longer was begun by a server that was killed. */
const STUCK_MS = 4 * 60 * 60 * 1000;

/** @property hasFailed a try of the same day has failed, and that was told */
export type ClaimedDay = { hasFailed: boolean };

/**
 * Takes the copy of a day for this server: of several nodes one makes it. No command: nobody decided
 * anything, and the trail does not have to know.
 *
 * @returns undefined where the copy is another one's, or there is one
 */
export async function claimDay(
  db: Database,
  day: string,
  name: string,
  now: number,
): Promise<ClaimedDay | undefined> {
  const begun = { started_at: now, ended_at: null, name, fault: null };
  const inserted = await db
    .insertInto('backup')
    .values({ day, ...begun, bytes: null, row_count: null, pictures: null })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) === 1) return { hasFailed: false };
  const row = await findDay(db, day);
  if (!row) return undefined;
  const isStuck = row.ended_at === null && row.started_at <= now - STUCK_MS;
  const mayTryAgain = row.fault !== null && row.started_at <= now - RETRY_MS;
  if (!isStuck && !mayTryAgain) return undefined;
  const taken = await db
    .updateTable('backup')
    .set(begun)
    .where('day', '=', day)
    .where('started_at', '=', row.started_at)
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) === 1 ? { hasFailed: row.fault !== null } : undefined;
}

export type BackupOutcome =
  | { bytes: number; row_count: number; pictures: number; fault: null }
  | { fault: string };

export async function endDay(
  db: Database,
  day: string,
  now: number,
  outcome: BackupOutcome,
): Promise<void> {
  await db
    .updateTable('backup')
    .set({ ...outcome, ended_at: now })
    .where('day', '=', day)
    .execute();
}

/** The server stops while it makes the copy of today: the next one begins anew at once. */
export async function releaseDay(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('backup')
    .where('day', '=', localDate(now))
    .where('ended_at', 'is', null)
    .execute();
}

/** Keeps that a backup was made by hand; the dashboard reminds of one that is long ago. */
export async function rememberBackup(db: Database, now: number): Promise<void> {
  const value = String(now);
  await db
    .insertInto('site_setting')
    .values({ name: BY_HAND, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
