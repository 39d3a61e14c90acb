import type { Kysely } from 'kysely';

/** Adds the documents of leagues. */
export async function leagueDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('league_document')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('league_document_league')
    .on('league_document')
    .column('league_id')
    .execute();
}
