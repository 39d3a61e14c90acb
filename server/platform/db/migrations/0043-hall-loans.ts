import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/** Matches lent to a server in a hall, as the site notes them, and as the hall's server does. */
export async function hallLoans(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'hall_loan')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('hall', 'text', (c) => c.notNull())
    .addColumn('first_day', 'text', (c) => c.notNull())
    .addColumn('last_day', 'text', (c) => c.notNull())
    .addColumn('hours_after', 'integer', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('taken_at', 'bigint')
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('contact_at', 'bigint')
    .addColumn('away_since', 'bigint')
    .execute();
  await db.schema.createIndex('hall_loan_league').on('hall_loan').column('league_id').execute();
  await db.schema
    .createTable('hall_match')
    .addColumn('loan_id', 'text', (c) => c.notNull().references('hall_loan.id'))
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addPrimaryKeyConstraint('hall_match_key', ['loan_id', 'match_id'])
    .execute();
  await db.schema.createIndex('hall_match_match').on('hall_match').column('match_id').execute();
  await db.schema
    .createTable('hall_entry')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('author', 'text')
    .addColumn('recorded_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('hall_entry_key', ['match_id', 'event_id'])
    .execute();
  await keyed(db, 'hall_source')
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('hall', 'text', (c) => c.notNull())
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('contact_at', 'bigint')
    .addColumn('fault', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('hall_source_match')
    .addColumn('source_id', 'text', (c) => c.notNull().references('hall_source.id'))
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('sent_seq', 'integer', (c) => c.notNull())
    .addColumn('parked_seq', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('fault', 'text', (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('hall_source_match_key', ['source_id', 'match_id'])
    .execute();
}
