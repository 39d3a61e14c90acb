import type { Kysely } from 'kysely';
import type { Engine } from '../../engine.ts';
import { keyed } from '../keyed-table.ts';
import { createMatches, createRecords } from './foundation-matches.ts';

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

export async function foundation(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await people(db, engine);
  await clubs(db);
  await competitions(db);
  await createMatches(db);
  await createRecords(db);
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
