import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/**
 * Messages of the office: one row for each, one for each official, team or person that it is for, and the
 * moment up to which somebody has read. Mails and SMS name the delivery that they belong to.
 */
export async function messages(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'message')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('topic', 'text')
    .addColumn('match_id', 'text')
    .addColumn('league_id', 'text')
    .addColumn('about', 'text')
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('message_topic').on('message').columns(['topic', 'id']).execute();
  await db.schema
    .createIndex('message_league')
    .on('message')
    .columns(['league_id', 'id'])
    .execute();
  await db.schema.createIndex('message_match').on('message').columns(['match_id', 'id']).execute();
  await db.schema.createIndex('message_about').on('message').column('about').execute();
  await db.schema
    .createTable('message_to')
    .addColumn('message_id', 'text', (c) =>
      c.notNull().references('message.id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('ways_left', 'text', (c) => c.notNull())
    .addColumn('delivery', 'text')
    .addColumn('in_app', 'integer', (c) => c.notNull())
    .addColumn('mails', 'integer', (c) => c.notNull())
    .addColumn('texts', 'integer', (c) => c.notNull())
    .addColumn('pushes', 'integer', (c) => c.notNull())
    .addColumn('push_error', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('message_to_key', ['message_id', 'recipient'])
    .execute();
  await db.schema
    .createIndex('message_to_recipient')
    .on('message_to')
    .columns(['recipient', 'message_id'])
    .execute();
  await db.schema.createIndex('message_to_due').on('message_to').column('due_at').execute();
  await db.schema
    .createTable('message_seen')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('mail').addColumn('delivery', 'text').execute();
  await db.schema.createIndex('mail_delivery').on('mail').column('delivery').execute();
  await db.schema.createIndex('sms_occasion').on('sms').column('occasion').execute();
}
