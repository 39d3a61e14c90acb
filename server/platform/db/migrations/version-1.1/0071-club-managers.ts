import type { Kysely } from 'kysely';

/**
 * The people who act for all teams of a club. A row is a right and nothing else: it goes with its account
 * and with its club.
 */
export async function clubManagers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club_manager')
    .addColumn('club_id', 'text', (c) => c.notNull().references('club.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('named_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('club_manager_key', ['club_id', 'user_id'])
    .execute();
  // Asked with every call of somebody who is signed in.
  await db.schema.createIndex('club_manager_user').on('club_manager').column('user_id').execute();
}
