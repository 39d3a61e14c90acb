import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/**
 * Telephone numbers from which the captains of a league send results by SMS. A number stands for one team
 * of the league: two teams that agree are two telephones.
 */
export async function captainNumbers(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'captain_number')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('captain_number_once', ['league_id', 'address'])
    .execute();
  await db.schema
    .createIndex('captain_number_address')
    .on('captain_number')
    .column('address')
    .execute();
}
