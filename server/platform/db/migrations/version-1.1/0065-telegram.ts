import type { Kysely } from 'kysely';

/** Adds the message that a channel of Telegram has for a match, and the pace of a channel. */
export async function telegram(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('telegram_message')
    .addColumn('webhook_id', 'text', (c) =>
      c.notNull().references('webhook.id').onDelete('cascade'),
    )
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('telegram_message_key', ['webhook_id', 'match_id'])
    .execute();
  await db.schema.alterTable('webhook').addColumn('paced_until', 'bigint').execute();
}
