import type { Kysely } from 'kysely';

/**
 * The people who run a league beside the administrators. A row is a right and nothing else: it goes with
 * its account and with its league.
 */
export async function leagueSecretaries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('league_secretary')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('named_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('league_secretary_key', ['league_id', 'user_id'])
    .execute();
  // Asked with every call of somebody who is signed in.
  await db.schema
    .createIndex('league_secretary_user')
    .on('league_secretary')
    .column('user_id')
    .execute();
}
