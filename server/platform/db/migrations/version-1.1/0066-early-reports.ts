import type { Kysely } from 'kysely';

/** Adds reports of delivery that came before the gateway's own answer had named the message. */
export async function earlyReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sms_early_report')
    .addColumn('reference', 'text', (c) => c.primaryKey().notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .execute();
}
