import type { Kysely } from 'kysely';

/** Messages and consents say by which service they go: those that there are went by SMS. */
export async function whatsapp(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sms')
    .addColumn('form', 'text', (c) => c.notNull().defaultTo('sms'))
    .execute();
  await db.schema
    .alterTable('sms_opt_in')
    .addColumn('carrier', 'text', (c) => c.notNull().defaultTo('sms'))
    .execute();
}
