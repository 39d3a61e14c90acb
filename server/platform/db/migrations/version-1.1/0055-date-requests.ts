import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** Requests of teams for another date of a match, with the answer and the decision. */
export async function dateRequests(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'date_request')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('from_date', 'text', (c) => c.notNull())
    .addColumn('from_time', 'text', (c) => c.notNull())
    .addColumn('match_date', 'text', (c) => c.notNull())
    .addColumn('match_time', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('answer_by', 'bigint', (c) => c.notNull())
    .addColumn('answer_reason', 'text', (c) => c.notNull())
    .addColumn('decision_reason', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('decided_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('date_request_match_id')
    .on('date_request')
    .column('match_id')
    .execute();
}
