import type { Database } from '#server/platform/db/connect.ts';

/** Whether the site waits for its first administrator: nobody has an account. */
export async function isSetUpOpen(db: Database): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) === undefined;
}
