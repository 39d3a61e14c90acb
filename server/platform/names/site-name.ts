import type { Database } from '#server/platform/db/connect.ts';

/** The name of the association that runs the site; `Wavu` while it has none. */
export async function siteName(db: Database): Promise<string> {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('name', '=', 'name')
    .executeTakeFirst();
  return (row && (JSON.parse(row.value) as string)) || 'Wavu';
}
