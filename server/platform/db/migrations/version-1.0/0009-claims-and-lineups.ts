import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Claims of player records, and the line-ups that coaches prepare. */
export async function claimsAndLineups(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'player_claim')
    .addColumn('player_id', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('player_claim_pair')
    .unique()
    .on('player_claim')
    .columns(['user_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('player_claim_player')
    .on('player_claim')
    .columns(['player_id', 'state'])
    .execute();
  await db.schema
    .createIndex('player_claim_state')
    .on('player_claim')
    .columns(['state', 'asked_at'])
    .execute();
  await db.schema
    .createTable('prepared_lineup')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('set_number', 'integer', (c) => c.notNull())
    .addColumn('sheet', 'text', (c) => c.notNull())
    .addColumn('players', 'text', (c) => c.notNull())
    .addColumn('liberos', 'text', (c) => c.notNull())
    .addColumn('captain', 'integer')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('prepared_lineup_pk', ['match_id', 'team_id'])
    .execute();
}
