import type { Kysely } from 'kysely';

/** Adds the photos of paper sheets. */
export async function sheetPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sheet_photo')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('team_id', 'text')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sheet_photo_match').on('sheet_photo').column('match_id').execute();
}
