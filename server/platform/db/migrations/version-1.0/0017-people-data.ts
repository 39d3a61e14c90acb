import { type Kysely, sql } from 'kysely';
import { keyed } from '../keyed-table.ts';

/**
 * Adds the makers of players' records, coaches' requests for players, and consents with their givers.
 * Consents of before are kept as what they were: a mark by nobody that is known, for the name and for what
 * matches tell of the player.
 */
export async function peopleData(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('player')
    .addColumn('created_by', 'text', (c) => c.references('user.id').onDelete('set null'))
    .execute();
  for (const column of ['consent_picture', 'consent_statistics'] as const) {
    await db.schema
      .alterTable('player')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await createConsents(db);
  await createTeamRequests(db);
  await sql`update player set created_by = (
    select min(audit.actor_id) from audit
    where audit.subject = 'player:' || player.id and audit.action = 'player.create'
      and audit.actor_id in (select id from "user")
  )`.execute(db);
  await sql`insert into player_consent
    (id, player_id, given_by, relation, name, picture, statistics, given_on, source, noted_at, noted_by)
    select id, id, '', 'unknown', 1, 0, 1, null, 'before', updated_at, null
    from player where consent = 1`.execute(db);
  await sql`update player set consent_statistics = 1 where consent = 1`.execute(db);
}

async function createConsents(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'player_consent')
    .addColumn('player_id', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('given_by', 'text', (c) => c.notNull())
    .addColumn('relation', 'text', (c) => c.notNull())
    .addColumn('name', 'integer', (c) => c.notNull())
    .addColumn('picture', 'integer', (c) => c.notNull())
    .addColumn('statistics', 'integer', (c) => c.notNull())
    .addColumn('given_on', 'text')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('noted_at', 'bigint', (c) => c.notNull())
    .addColumn('noted_by', 'text')
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('withdrawn_by', 'text')
    .execute();
  await db.schema
    .createIndex('player_consent_player')
    .on('player_consent')
    .column('player_id')
    .execute();
}

async function createTeamRequests(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'team_request')
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('player_id', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('asked_by', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('team_request_pair')
    .unique()
    .on('team_request')
    .columns(['team_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('team_request_player')
    .on('team_request')
    .columns(['player_id', 'state'])
    .execute();
  await db.schema
    .createIndex('team_request_state')
    .on('team_request')
    .columns(['state', 'asked_at'])
    .execute();
}
