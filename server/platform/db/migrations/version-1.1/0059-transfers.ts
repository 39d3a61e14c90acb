import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Players who change the team, and the shirts that players wore before. */
export async function transfers(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'transfer')
    .addColumn('player_id', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('from_team_id', 'text', (c) => c.references('team.id'))
    .addColumn('to_team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('allowed_by', 'text', (c) => c.notNull())
    .addColumn('exception', 'text', (c) => c.notNull())
    .addColumn('former_number', 'integer')
    .addColumn('noted_at', 'bigint', (c) => c.notNull())
    .addColumn('noted_by', 'text')
    .execute();
  await keyed(db, 'worn_shirt')
    .addColumn('player_id', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('until_day', 'text', (c) => c.notNull())
    .execute();
  for (const [table, column] of [
    ['transfer', 'player_id'],
    ['transfer', 'to_team_id'],
    ['transfer', 'from_team_id'],
    ['worn_shirt', 'team_id'],
    ['worn_shirt', 'player_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
