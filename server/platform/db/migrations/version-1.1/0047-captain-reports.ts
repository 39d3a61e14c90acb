import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Private links by which captains report the result of a match, and what they reported. */
export async function captainReports(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'captain_link')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'captain_report')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('captain_report_team', ['match_id', 'team_id'])
    .execute();
  await db.schema
    .createIndex('captain_link_match_id')
    .on('captain_link')
    .column('match_id')
    .execute();
}
