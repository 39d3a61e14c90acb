import type { Kysely } from 'kysely';

/** Adds the name that the gateway has for a message: its reports of delivery have it. */
export async function smsDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sms').addColumn('reference', 'text').execute();
  await db.schema.createIndex('sms_reference').on('sms').column('reference').execute();
}
