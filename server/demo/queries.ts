import type { Database } from '#server/platform/db/connect.ts';

/** The demonstration was loaded here some time, by this node or another. */
export async function isDemoLoaded(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('site_setting')
    .select('name')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  return row !== undefined;
}
