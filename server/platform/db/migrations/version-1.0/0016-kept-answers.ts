import type { Kysely } from 'kysely';

/**
 * Answers to calls with an idempotency key, for a caller that did not hear the answer and asks
 * again.
 */
export async function keptAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_answer')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_answer_pk', ['user_id', 'key'])
    .execute();
  await db.schema.createIndex('kept_answer_age').on('kept_answer').column('kept_at').execute();
}
