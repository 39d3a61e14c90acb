import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** The changes at the desk of a day, to be taken back, and the links of courts. */
export async function dayDesk(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'desk_change')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('court', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .execute();
  await keyed(db, 'court_link')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('court', 'text')
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('league_ids', 'text')
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  for (const table of ['desk_change', 'court_link'])
    await db.schema.createIndex(`${table}_day`).on(table).columns(['day', 'location']).execute();
}
