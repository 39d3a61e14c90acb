import type { Kysely } from 'kysely';

/** Page views of leagues and matches by day. Nothing about the visitors. */
export async function pageViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_view')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('views', 'bigint', (c) => c.notNull())
    .addColumn('followers', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_view_pk', ['subject', 'subject_id', 'day'])
    .execute();
  await db.schema.createIndex('page_view_day').on('page_view').column('day').execute();
}
