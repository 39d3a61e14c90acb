import type { Kysely } from 'kysely';

/** Leagues in Swiss rounds: how many, how they were drawn, and who rested when. */
export async function swissRounds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('swiss')
    .addColumn('league_id', 'text', (c) => c.primaryKey().notNull().references('league.id'))
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('teams', 'text', (c) => c.notNull())
    .addColumn('wishes', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('swiss_round')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('bye_team_id', 'text', (c) => c.references('team.id'))
    .addPrimaryKeyConstraint('swiss_round_pk', ['league_id', 'round'])
    .execute();
}
