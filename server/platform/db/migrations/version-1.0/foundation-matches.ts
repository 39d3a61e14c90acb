import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

export async function createMatches(db: Kysely<unknown>) {
  await keyed(db, 'match')
    .addColumn('team1_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('team2_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('match_type', 'text', (c) => c.notNull())
    .addColumn('league_id', 'text', (c) => c.references('league.id'))
    .addColumn('group_id', 'text', (c) => c.references('league_group.id').onDelete('set null'))
    .addColumn('round', 'text')
    .addColumn('gender', 'text', (c) => c.notNull())
    .addColumn('match_date', 'text', (c) => c.notNull())
    .addColumn('match_time', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('counts', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('demo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('rules', 'text')
    .addColumn('pen_epoch', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('pen_holder', 'text')
    .addColumn('seq', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('sets', 'text', (c) => c.notNull())
    .addColumn('team1_wins', 'integer', (c) => c.notNull())
    .addColumn('team2_wins', 'integer', (c) => c.notNull())
    .addColumn('winner', 'text')
    .addColumn('decided', 'integer', (c) => c.notNull())
    .addColumn('serving', 'text')
    .addColumn('set_point', 'text')
    .addColumn('match_point', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('current_set', 'integer')
    .addColumn('forfeit', 'text')
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await indexMatches(db);
  await createMatchTables(db);
}

async function indexMatches(db: Kysely<unknown>) {
  await db.schema.createIndex('match_start').on('match').columns(['starts_at', 'id']).execute();
  await db.schema
    .createIndex('match_status')
    .on('match')
    .columns(['status', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('match_league')
    .on('match')
    .columns(['league_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('match_team1')
    .on('match')
    .columns(['team1_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('match_team2')
    .on('match')
    .columns(['team2_id', 'starts_at'])
    .execute();
}

async function createMatchTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('match_event')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('recorded_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('match_event_pk', ['match_id', 'seq'])
    .addUniqueConstraint('match_event_id', ['match_id', 'id'])
    .execute();
  await db.schema
    .createTable('match_scorer')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('match_scorer_pk', ['match_id', 'user_id'])
    .execute();
  await keyed(db, 'scorer_link')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
}

export async function createRecords(db: Kysely<unknown>) {
  await keyed(db, 'audit')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await db.schema.createIndex('audit_subject').on('audit').columns(['subject', 'id']).execute();
  await db.schema
    .createTable('change')
    .addColumn('version', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('topics', 'text', (c) => c.notNull())
    .addColumn('match_id', 'text')
    .addColumn('match_version', 'integer')
    .addColumn('live_version', 'bigint')
    .addColumn('line', 'text')
    .execute();
  await db.schema
    .createIndex('change_match')
    .on('change')
    .columns(['match_id', 'match_version'])
    .execute();
  await db.schema
    .createTable('counter')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('site_setting')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
