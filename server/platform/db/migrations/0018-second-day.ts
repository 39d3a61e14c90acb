import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/**
 * The last tries to sign in to each account, when each account was last used and warned that it will go,
 * after how long a session ends that nobody uses, and the copies that the server made by itself.
 */
export async function secondDay(db: Kysely<unknown>): Promise<void> {
  for (const column of ['lastUsedAt', 'warnedAt'] as const) {
    await db.schema.alterTable('user').addColumn(column, 'bigint').execute();
  }
  await db.schema.alterTable('session').addColumn('idleMs', 'integer').execute();
  await createTries(db);
  await createBackups(db);
}

async function createTries(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'sign_in_try')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('sign_in_try_user')
    .on('sign_in_try')
    .columns(['user_id', 'id'])
    .execute();
}

/** One row a day: whoever makes it has the day, of several nodes one. */
async function createBackups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup')
    .addColumn('day', 'text', (c) => c.primaryKey().notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint')
    .addColumn('row_count', 'integer')
    .addColumn('pictures', 'integer')
    .addColumn('fault', 'text')
    .execute();
}
