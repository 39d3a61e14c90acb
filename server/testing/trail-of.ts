import type { Store } from '#server/platform/db/store.ts';

/** The audit log of one thing, such as `team:<id>`, in order: action, before and after. */
export async function trailOf(
  { db }: Store,
  subject: string,
): Promise<[string, unknown, unknown][]> {
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map(({ action, before, after }) => [action, parsed(before), parsed(after)]);
}

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}

/** The number of changes that pages and readers of matches have been told of. */
export async function countChanges({ db }: Store): Promise<number> {
  return (await db.selectFrom('change').select('version').execute()).length;
}
