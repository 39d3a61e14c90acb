import { type Kysely, sql } from 'kysely';
import { keyed } from './keyed-table.ts';

/**
 * Licences of players, which team each was in from when to when, a league's rule of who may play, and
 * those who stood on a team sheet all the same. Of players who are in a team already the first day is
 * not known.
 */
export async function eligibility(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('league').addColumn('eligibility', 'text').execute();
  for (const column of ['licence', 'licence_until'])
    await db.schema.alterTable('player').addColumn(column, 'text').execute();
  await keyed(db, 'membership')
    .addColumn('player_id', 'text', (c) => c.notNull().references('player.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('from_day', 'text')
    .addColumn('until_day', 'text')
    .execute();
  for (const column of ['player_id', 'team_id'])
    await db.schema.createIndex(`membership_${column}`).on('membership').column(column).execute();
  await sql`insert into membership (id, player_id, team_id, from_day, until_day)
    select id, id, team_id, null, null from player where team_id is not null`.execute(db);
  await db.schema
    .createTable('sheet_breach')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('player_id', 'text', (c) => c.references('player.id'))
    .addColumn('cause', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sheet_breach_key', ['match_id', 'team_id', 'number'])
    .execute();
}
