import type { Kysely } from 'kysely';

/** Entries that a device made while its match went on elsewhere, until somebody chooses. */
export async function parkedBranches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('parked_branch')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('base_seq', 'integer', (c) => c.notNull())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('parked_at', 'bigint', (c) => c.notNull())
    .addColumn('choice', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text')
    .addPrimaryKeyConstraint('parked_branch_pk', ['match_id', 'id'])
    .execute();
  await db.schema
    .createIndex('parked_branch_choice')
    .on('parked_branch')
    .columns(['choice', 'parked_at'])
    .execute();
}
