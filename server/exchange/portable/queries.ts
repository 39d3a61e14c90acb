import type { Database } from '#server/platform/db/connect.ts';

/** Nobody has entered a team, a league or a match yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of ['match', 'league', 'team'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Nobody has entered anything: no user, no team, no league, no match. */
export async function isUntouched(db: Database): Promise<boolean> {
  const user = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  return user === undefined && (await isEmpty(db));
}
