import { RETENTION_DAYS } from '#contract/site/retention.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import type { ViewCount, ViewCounter } from './view-counter.ts';

/** Five values a row; SQLite binds at most 32,766 to a statement. */
const MAX_ROWS = 5000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds what was counted to what the other nodes have counted: one statement, unless more than five
 * thousand pages were looked at. Counts that the database does not take stay with the counter.
 */
export async function keepViews(db: Database, counter: ViewCounter): Promise<void> {
  const counts = counter.take();
  for (let from = 0; from < counts.length; from += MAX_ROWS) {
    try {
      await addViews(db, counts.slice(from, from + MAX_ROWS));
    } catch (error) {
      counter.restore(counts.slice(from));
      throw error;
    }
  }
}

async function addViews(db: Database, counts: readonly ViewCount[]): Promise<void> {
  // In one order on all nodes, so that two of them never wait for each other's rows.
  const rows = counts
    .map(({ subject, id, day, views, followers }) => ({
      subject,
      subject_id: id,
      day,
      views,
      followers,
    }))
    .sort((a, b) => (a.subject_id + a.day < b.subject_id + b.day ? -1 : 1));
  await db
    .insertInto('page_view')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['subject', 'subject_id', 'day']).doUpdateSet((eb) => ({
        views: eb('page_view.views', '+', eb.ref('excluded.views')),
        followers: eb('page_view.followers', '+', eb.ref('excluded.followers')),
      })),
    )
    .execute();
}

/** Drops the days that are too long ago to be shown to anybody. */
export async function forgetOldViews(db: Database, now: number): Promise<number> {
  const result = await db
    .deleteFrom('page_view')
    .where('day', '<', localDate(now - RETENTION_DAYS.views * DAY_MS))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
