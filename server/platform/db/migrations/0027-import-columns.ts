import type { Kysely } from 'kysely';

/** The columns that a person chose for a file of these headings: known again when such a file comes. */
export async function importColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('import_columns')
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('headings', 'text', (c) => c.notNull())
    .addColumn('columns', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_columns_key', ['list', 'headings'])
    .execute();
}
