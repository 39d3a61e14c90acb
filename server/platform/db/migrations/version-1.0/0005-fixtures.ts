import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Fixtures that wait for their teams, the court of a match, and how a league is scheduled. */
export async function fixtures(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('match').addColumn('court', 'text').execute();
  await db.schema
    .alterTable('match')
    .addColumn('not_before', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await keyed(db, 'fixture')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('group_id', 'text', (c) => c.references('league_group.id').onDelete('set null'))
    .addColumn('label', 'text')
    .addColumn('tie', 'text')
    .addColumn('leg', 'integer')
    .addColumn('if_needed', 'integer', (c) => c.notNull())
    .addColumn('rules', 'text')
    .addColumn('counts', 'integer', (c) => c.notNull())
    .addColumn('source1', 'text', (c) => c.notNull())
    .addColumn('source2', 'text', (c) => c.notNull())
    .addColumn('team1_id', 'text', (c) => c.references('team.id'))
    .addColumn('team2_id', 'text', (c) => c.references('team.id'))
    .addColumn('match_date', 'text', (c) => c.notNull())
    .addColumn('match_time', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('court', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('fixture_league')
    .on('fixture')
    .columns(['league_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('fixture_start')
    .on('fixture')
    .columns(['state', 'starts_at'])
    .execute();
  await db.schema
    .createTable('league_schedule')
    .addColumn('league_id', 'text', (c) => c.primaryKey().notNull().references('league.id'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
}
