import type { Kysely } from 'kysely';

/** Adds what happened, and how far each way of telling people has come with it. */
export async function happenings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('happening')
    .addColumn('version', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('topic', 'text')
    .addColumn('match_id', 'text')
    .addColumn('league_id', 'text')
    .addColumn('team1_id', 'text')
    .addColumn('team2_id', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('happening_topic')
    .on('happening')
    .columns(['match_id', 'topic', 'version'])
    .execute();
  await db.schema
    .createTable('consumer')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('resume', 'text', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('leased_until', 'bigint', (c) => c.notNull())
    .execute();
}
