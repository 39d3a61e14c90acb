import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Two records of one player, team or club become one; the other one says which. */
export async function merges(db: Kysely<unknown>): Promise<void> {
  for (const table of ['player', 'team', 'club'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('merged_into', 'text', (c) => c.references(`${table}.id`))
      .execute();
    await db.schema.createIndex(`${table}_merged_into`).on(table).column('merged_into').execute();
  }
  await keyed(db, 'record_merge')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('kept_id', 'text', (c) => c.notNull())
    .addColumn('merged_id', 'text', (c) => c.notNull())
    .addColumn('kept_name', 'text', (c) => c.notNull())
    .addColumn('merged_name', 'text', (c) => c.notNull())
    .addColumn('merged_at', 'bigint', (c) => c.notNull())
    .addColumn('merged_by', 'text')
    .addColumn('changes', 'text')
    .addColumn('undone_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('record_merge_kept_id')
    .on('record_merge')
    .column('kept_id')
    .execute();
}
