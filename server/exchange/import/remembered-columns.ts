import { createHash } from 'node:crypto';
import type { ImportTable } from '#contract/administration/import.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Write } from '#server/platform/db/write.ts';

export type ImportedList = ImportTable | 'fixtures';

/** The columns that a person chose for a table with these headings. */
export async function recallColumns(
  { db }: Pick<Store, 'db'>,
  list: ImportedList,
  headings: string,
): Promise<(string | null)[] | undefined> {
  const row = await db
    .selectFrom('import_columns')
    .select('columns')
    .where('list', '=', list)
    .where('headings', '=', hashed(headings))
    .executeTakeFirst();
  return row && (JSON.parse(row.columns) as (string | null)[]);
}

export async function keepColumns(
  { db }: Write,
  list: ImportedList,
  headings: string,
  columns: readonly (string | null)[],
  now: number,
): Promise<void> {
  const values = { columns: JSON.stringify(columns), updated_at: now };
  await db
    .insertInto('import_columns')
    .values({ list, headings: hashed(headings), ...values })
    .onConflict((conflict) => conflict.columns(['list', 'headings']).doUpdateSet(values))
    .execute();
}

/** Headings may be anything: only whether they are the same again is kept. */
function hashed(headings: string): string {
  return createHash('sha256').update(headings).digest('hex');
}
