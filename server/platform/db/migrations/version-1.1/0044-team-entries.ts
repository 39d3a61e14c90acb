import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Private links by which teams enter a league, and the entries that came by them. */
export async function teamEntries(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'entry_link')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('fee', 'bigint')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'team_entry')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('team_name', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('fee', 'bigint')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('team_id', 'text', (c) => c.references('team.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  for (const table of ['entry_link', 'team_entry']) {
    await db.schema.createIndex(`${table}_league_id`).on(table).column('league_id').execute();
  }
}
