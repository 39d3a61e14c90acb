import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/**
 * Adds the ways to tell followers: what of a followed subject they hear by which way, and where a way
 * reaches them. Nothing has a row for each message.
 */
export async function push(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('follow_tell')
    .addColumn('follower_id', 'text', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('sets', 'integer', (c) => c.notNull())
    .addColumn('start', 'integer', (c) => c.notNull())
    .addColumn('lineup', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('follow_tell_key', ['follower_id', 'way', 'kind', 'subject_id'])
    .addForeignKeyConstraint(
      'follow_tell_follow',
      ['follower_id', 'kind', 'subject_id'],
      'follow',
      ['follower_id', 'kind', 'subject_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await keyed(db, 'delivery_address')
    .addColumn('follower_id', 'text', (c) =>
      c.notNull().references('follower.id').onDelete('cascade'),
    )
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('quiet_from', 'text')
    .addColumn('quiet_to', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('retry_at', 'bigint')
    .addColumn('missed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('delivery_address_once', ['way', 'address'])
    .execute();
  await db.schema
    .createIndex('delivery_address_follower')
    .on('delivery_address')
    .column('follower_id')
    .execute();
  await db.schema
    .createIndex('delivery_address_retry')
    .on('delivery_address')
    .column('retry_at')
    .execute();
  await db.schema
    .createTable('way_outcome')
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('way_outcome_key', ['way', 'day', 'outcome'])
    .execute();
  await db.schema
    .createTable('way_setting')
    .addColumn('way', 'text', (c) => c.primaryKey().notNull())
    .addColumn('is_stopped', 'integer', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('private_key', 'text', (c) => c.notNull())
    .execute();
}
