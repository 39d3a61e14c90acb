import type { Kysely } from 'kysely';

/** Links to register and to set a new password, and when a person said to be of age. */
export async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('ageConfirmedAt', 'bigint').execute();
  await db.schema
    .createTable('account_link')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('account_link_email').on('account_link').column('email').execute();
  await db.schema
    .createIndex('account_link_expires')
    .on('account_link')
    .column('expires_at')
    .execute();
}
