import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Private links by which players sign up for a team, and the people who came by them. */
export async function signUps(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'sign_up_link')
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'player_sign_up')
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('player_id', 'text', (c) => c.references('player.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  for (const table of ['sign_up_link', 'player_sign_up'])
    await db.schema.createIndex(`${table}_team_id`).on(table).column('team_id').execute();
}
