import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/** Adds receivers of events, and the deliveries to them: a row for each event that one asked for. */
export async function webhooks(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'webhook')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('shape', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('former_secret', 'text')
    .addColumn('former_until', 'bigint')
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('off_reason', 'text')
    .addColumn('failing_since', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'webhook_delivery')
    .addColumn('webhook_id', 'text', (c) =>
      c.notNull().references('webhook.id').onDelete('cascade'),
    )
    .addColumn('version', 'bigint')
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('match_id', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addColumn('tried_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('webhook_delivery_once', ['webhook_id', 'version'])
    .execute();
  await db.schema
    .createIndex('webhook_delivery_due')
    .on('webhook_delivery')
    .column('due_at')
    .execute();
  await db.schema
    .createIndex('webhook_delivery_newest')
    .on('webhook_delivery')
    .columns(['webhook_id', 'id'])
    .execute();
  await db.schema
    .createIndex('webhook_delivery_match')
    .on('webhook_delivery')
    .columns(['webhook_id', 'match_id', 'state'])
    .execute();
}
