import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/**
 * Adds followers and the teams, leagues and matches that they follow. A follower is a row of its own,
 * not the account: devices without an account, and ways of delivery, can refer to it, too.
 */
export async function follows(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'follower')
    .addColumn('user_id', 'text', (c) => c.unique().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('follow')
    .addColumn('follower_id', 'text', (c) =>
      c.notNull().references('follower.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('follow_key', ['follower_id', 'kind', 'subject_id'])
    .execute();
  await db.schema
    .createIndex('follow_subject')
    .on('follow')
    .columns(['subject_id', 'kind'])
    .execute();
}
