import type { Database } from '#server/platform/db/connect.ts';

/** The ways that have a stop of their own. */
type Stoppable = 'push' | 'sms';

/** The row of `way_setting` that stops every way. */
export const ALL_WAYS = 'all';

/**
 * Whether nothing may go out: an administrator has stopped this way, or all of them at once. A sender
 * asks before each part; without a way it is the stop of all.
 */
export async function isWayStopped(db: Database, way?: Stoppable): Promise<boolean> {
  const row = await db
    .selectFrom('way_setting')
    .select('way')
    .where('way', 'in', way === undefined ? [ALL_WAYS] : [ALL_WAYS, way])
    .where('is_stopped', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
