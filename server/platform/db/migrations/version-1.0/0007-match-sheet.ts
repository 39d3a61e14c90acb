import type { Kysely } from 'kysely';

/** The version of an official sheet, and the drawn signatures, which stay out of the public log. */
export async function matchSheet(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('sheet_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('signature')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('drawing', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('signature_pk', ['match_id', 'event_id'])
    .execute();
}
