import type { Database } from '#server/platform/db/connect.ts';

/** Nobody has entered a team, a league or a match yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of ['match', 'league', 'team'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** The demonstration was loaded here some time, by this node or another. */
export async function isDemoLoaded(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('site_setting')
    .select('name')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  return row !== undefined;
}
