import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/**
 * Adds messages by SMS, numbers that asked for them, and their budgets. Each message costs money, so each
 * has a row: it is there before the gateway is asked, and is never sent a second time.
 */
export async function sms(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'sms_opt_in')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addUniqueConstraint('sms_opt_in_once', ['address', 'kind', 'subject_id'])
    .execute();
  await keyed(db, 'sms')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('number', 'text')
    .addColumn('budget', 'text', (c) => c.notNull())
    .addColumn('occasion', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('estimate', 'integer', (c) => c.notNull())
    .addColumn('cost', 'integer')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('error', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('sms_once', ['address', 'occasion'])
    .execute();
  await db.schema.createIndex('sms_state').on('sms').columns(['state', 'created_at']).execute();
  await db.schema
    .createTable('sms_budget')
    .addColumn('budget', 'text', (c) => c.primaryKey().notNull())
    .addColumn('per_day', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sms_spent')
    .addColumn('budget', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('spent', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sms_spent_key', ['budget', 'day'])
    .execute();
}
