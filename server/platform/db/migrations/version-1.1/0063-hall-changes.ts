import type { Kysely } from 'kysely';

/** New matches and changes of rosters that a hall made, as the site judges them, and as the hall sends them. */
export async function hallChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hall_change')
    .addColumn('loan_id', 'text', (c) => c.notNull().references('hall_loan.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('base', 'text')
    .addColumn('taken', 'text')
    .addColumn('author', 'text')
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text')
    .addPrimaryKeyConstraint('hall_change_key', ['loan_id', 'kind', 'subject_id'])
    .execute();
  await db.schema
    .createTable('hall_source_change')
    .addColumn('source_id', 'text', (c) => c.notNull().references('hall_source.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('base', 'text')
    .addColumn('sent', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('hall_source_change_key', ['source_id', 'kind', 'subject_id'])
    .execute();
}
