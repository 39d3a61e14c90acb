import type { Kysely } from 'kysely';

/** Pictures that no row names any more and that are still to be removed from where files are. */
export async function unwantedPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unwanted_picture')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
}
