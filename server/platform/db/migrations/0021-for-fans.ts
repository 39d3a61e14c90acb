import type { Kysely } from 'kysely';

/** The player of a match, and where it can be watched and what a ticket costs. */
export async function forFans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('best_player')
    .addColumn('match_id', 'text', (c) => c.primaryKey().notNull().references('match.id'))
    .addColumn('player_id', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('chosen_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('best_player_player')
    .on('best_player')
    .columns(['player_id', 'match_id'])
    .execute();
  for (const table of ['match', 'league'] as const) {
    for (const column of ['watch_url', 'tickets_url'] as const) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
    }
    await db.schema.alterTable(table).addColumn('ticket_price', 'integer').execute();
  }
}
