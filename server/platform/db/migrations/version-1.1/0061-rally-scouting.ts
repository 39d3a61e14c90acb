import type { Kysely } from 'kysely';

/** The touches of rallies as a statistician wrote them, beside the log. */
export async function rallyScouting(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rally_scouting')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rally_scouting_key', ['match_id', 'event_id'])
    .execute();
}
