import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Links to places for a signature, one open one for each, and signatures on their way to the log. */
export async function signing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('signing_link')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('paper', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('signing_link_key', ['match_id', 'paper', 'role'])
    .execute();
  await keyed(db, 'handed_signature')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('paper', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('manner', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('drawing', 'text')
    .addColumn('protest', 'integer', (c) => c.notNull())
    .addColumn('seal', 'text', (c) => c.notNull())
    .addColumn('handed_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('handed_signature_match')
    .on('handed_signature')
    .column('match_id')
    .execute();
  await db.schema
    .createIndex('handed_signature_user')
    .on('handed_signature')
    .column('user_id')
    .execute();
}
