import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Engine } from '../connect.ts';

function keyed(db: Kysely<unknown>, table: string): CreateTableBuilder<string, 'id'> {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey().notNull());
}

async function people(db: Kysely<unknown>, engine: Engine) {
  // The sign-in library writes dates as ISO text on SQLite and as timestamps on PostgreSQL.
  const instant = engine === 'sqlite' ? 'text' : 'timestamptz';
  const flag = engine === 'sqlite' ? 'integer' : 'boolean';
  await keyed(db, 'user')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', flag, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('Fan'))
    .addColumn('roleChosen', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('phone', 'text')
    .execute();
  await keyed(db, 'session')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expiresAt', instant, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .execute();
  await keyed(db, 'account')
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', instant)
    .addColumn('refreshTokenExpiresAt', instant)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .execute();
  await keyed(db, 'verification')
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', instant, (c) => c.notNull())
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .execute();
  await keyed(db, 'api_token')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('session_user').on('session').column('userId').execute();
  await db.schema.createIndex('account_user').on('account').column('userId').execute();
  await db.schema
    .createIndex('verification_identifier')
    .on('verification')
    .column('identifier')
    .execute();
}

async function clubs(db: Kysely<unknown>) {
  await keyed(db, 'team')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sort_name', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('gender', 'text', (c) => c.notNull())
    .addColumn('coach', 'text', (c) => c.notNull())
    .addColumn('coach_user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('logo', 'text')
    .addColumn('jersey_color1', 'text', (c) => c.notNull())
    .addColumn('jersey_color2', 'text', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'player')
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('team_id', 'text', (c) => c.references('team.id'))
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('sort_name', 'text', (c) => c.notNull())
    .addColumn('nickname', 'text')
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('profile_picture', 'text')
    .addColumn('date_of_birth', 'text')
    .addColumn('nationality', 'text')
    .addColumn('gender', 'text')
    .addColumn('jersey_number', 'integer')
    .addColumn('height', 'real')
    .addColumn('weight', 'real')
    .addColumn('dominant_hand', 'text')
    .addColumn('position', 'text')
    .addColumn('personal_bio', 'text')
    .addColumn('instagram', 'text')
    .addColumn('tiktok', 'text')
    .addColumn('facebook', 'text')
    .addColumn('consent', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('team_name').on('team').columns(['sort_name', 'id']).execute();
  await db.schema.createIndex('player_name').on('player').columns(['sort_name', 'id']).execute();
  await db.schema.createIndex('player_team').on('player').column('team_id').execute();
}

async function competitions(db: Kysely<unknown>) {
  await keyed(db, 'league')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sort_name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('partner', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('logo', 'text')
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('points_system', 'text', (c) => c.notNull())
    .addColumn('criteria', 'text', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('league_team')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addPrimaryKeyConstraint('league_team_pk', ['league_id', 'team_id'])
    .execute();
  await db.schema.createIndex('league_team_team').on('league_team').column('team_id').execute();
  await keyed(db, 'league_group')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('league_group_name', ['league_id', 'name'])
    .execute();
  await db.schema
    .createTable('group_team')
    .addColumn('group_id', 'text', (c) =>
      c.notNull().references('league_group.id').onDelete('cascade'),
    )
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addPrimaryKeyConstraint('group_team_pk', ['group_id', 'team_id'])
    .execute();
  await db.schema.createIndex('group_team_team').on('group_team').column('team_id').execute();
  await keyed(db, 'table_entry')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('table_entry_league').on('table_entry').column('league_id').execute();
}

async function matches(db: Kysely<unknown>) {
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

async function records(db: Kysely<unknown>) {
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

export async function foundation(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await people(db, engine);
  await clubs(db);
  await competitions(db);
  await matches(db);
  await records(db);
  const seeded = db as Kysely<{
    counter: { name: string; value: number };
    site_setting: { name: string; value: string };
  }>;
  await seeded
    .insertInto('counter')
    .values([
      { name: 'change', value: 0 },
      { name: 'live', value: 0 },
    ])
    .execute();
  // A new installation says what the specification's home page says, until an admin edits it.
  await seeded
    .insertInto('site_setting')
    .values({ name: 'notice', value: JSON.stringify('Site under construction') })
    .execute();
}
