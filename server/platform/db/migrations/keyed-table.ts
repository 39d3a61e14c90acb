import type { CreateTableBuilder, Kysely } from 'kysely';

/** A table with a text id as its key. */
export function keyed(db: Kysely<unknown>, table: string): CreateTableBuilder<string, 'id'> {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey().notNull());
}
