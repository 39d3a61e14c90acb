import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/** Seasons, and the season that a league belongs to. All that a season says is open to everybody. */
export async function seasons(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'season')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sort_name', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('league')
    .addColumn('season_id', 'text', (c) => c.references('season.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('league_season').on('league').column('season_id').execute();
}
