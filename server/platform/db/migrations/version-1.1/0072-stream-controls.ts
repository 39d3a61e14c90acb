import type { Kysely } from 'kysely';

/** The overlays of matches as their operators have them. */
export async function streamControls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stream_control')
    .addColumn('match_id', 'text', (c) => c.primaryKey().notNull().references('match.id'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('set_at', 'bigint', (c) => c.notNull())
    .execute();
}
