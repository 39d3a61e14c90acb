import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Links to the seats around a scorer, and the last request of each seat. */
export async function seats(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'seat_link')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('seat_link_match').on('seat_link').column('match_id').execute();
  await db.schema
    .createTable('seat_request')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('seat', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('set_number', 'integer', (c) => c.notNull())
    .addColumn('rally', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('dismissed', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seat_request_key', ['match_id', 'seat'])
    .execute();
}
