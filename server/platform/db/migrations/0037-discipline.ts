import { type Kysely, sql } from 'kysely';
import { keyed } from './keyed-table.ts';

/**
 * Cards as the logs of matches have them, with the player who wore the shirt then, suspensions by decision,
 * protests, and what a league's rule says. The cards of former matches come from entries that nobody
 * took back, with whoever wears the shirt today.
 */
export async function discipline(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('league').addColumn('discipline', 'text').execute();
  await db.schema
    .createTable('card')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('player_id', 'text', (c) => c.references('player.id'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('grade', 'text', (c) => c.notNull())
    .addColumn('set_number', 'integer')
    .addColumn('place', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('card_key', ['match_id', 'event_id'])
    .execute();
  await db.schema.createIndex('card_player').on('card').column('player_id').execute();
  await keyed(db, 'suspension')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('player_id', 'text', (c) => c.references('player.id'))
    .addColumn('staff', 'text')
    .addColumn('matches', 'integer', (c) => c.notNull())
    .addColumn('from_day', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'protest')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('received_on', 'text', (c) => c.notNull())
    .addColumn('decide_by', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('decided_on', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const table of ['suspension', 'protest']) {
    await db.schema.createIndex(`${table}_league`).on(table).column('league_id').execute();
  }
  await db.schema.createIndex('suspension_player').on('suspension').column('player_id').execute();
  await fillCards(db);
}

type Entry = { match_id: string; id: string; seq: number; payload: string; t1: string; t2: string };
type Sanction = { team: 'team1' | 'team2'; person: number | string; grade: string };

async function fillCards(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Entry>`
    select e.match_id, e.id, e.seq, e.payload, m.team1_id as t1, m.team2_id as t2
    from match_event e join match m on m.id = e.match_id
    where e.type = 'sanction' order by e.match_id, e.seq`.execute(db);
  for (const { match_id, id, seq, payload, t1, t2 } of rows) {
    const { team, person, grade } = JSON.parse(payload) as Sanction;
    if (grade === 'verbal' || (await isAmended(db, match_id, id))) continue;
    const teamId = team === 'team1' ? t1 : t2;
    const player = typeof person === 'number' ? await wearerOf(db, teamId, person) : null;
    await sql`insert into card
      (match_id, event_id, team_id, player_id, person, grade, set_number, place)
      values (${match_id}, ${id}, ${teamId}, ${player}, ${String(person)}, ${grade}, null, ${seq})`.execute(
      db,
    );
  }
}

/** An entry that another one names was taken back or corrected: its match says what holds. */
async function isAmended(db: Kysely<unknown>, match: string, entry: string): Promise<boolean> {
  const { rows } = await sql`select 1 from match_event
    where match_id = ${match} and payload like ${`%"${entry}"%`} limit 1`.execute(db);
  return rows.length > 0;
}

async function wearerOf(db: Kysely<unknown>, team: string, shirt: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from player
    where team_id = ${team} and jersey_number = ${shirt} and archived_at is null`.execute(db);
  return rows.length === 1 ? rows[0]!.id : null;
}
