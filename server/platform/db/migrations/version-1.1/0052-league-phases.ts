import type { Kysely } from 'kysely';

/**
 * Adds the phases of a league, as JSON, and whether chances are shown. The earlier league whose results
 * count has a column of its own: its results change the tables of the later one.
 */
export async function leaguePhases(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('league').addColumn('phases', 'text').execute();
  await db.schema.alterTable('league').addColumn('carry_over_id', 'text').execute();
  await db.schema
    .alterTable('league')
    .addColumn('forecast', 'text', (c) => c.notNull().defaultTo('auto'))
    .execute();
  await db.schema
    .createIndex('league_carry_over')
    .on('league')
    .columns(['carry_over_id'])
    .execute();
}
