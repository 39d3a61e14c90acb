import type { Kysely } from 'kysely';

/**
 * The columns by which matches are listed; each in order of their start, so that a page ends where
 * it is full.
 */
const LISTED_BY = ['status', 'league', 'team1', 'team2'] as const;
const COLUMNS = { status: 'status', league: 'league_id', team1: 'team1_id', team2: 'team2_id' };

/** Indexes that hold the whole order of a list, and one of the changes that live pages hear of. */
export async function orderedLists(db: Kysely<unknown>): Promise<void> {
  for (const name of LISTED_BY) {
    await db.schema.dropIndex(`match_${name}`).execute();
    await db.schema
      .createIndex(`match_${name}`)
      .on('match')
      .columns([COLUMNS[name], 'starts_at', 'id'])
      .execute();
  }
  await db.schema
    .createIndex('change_live')
    .on('change')
    .column('version')
    .where('live_version' as never, 'is not', null)
    .execute();
}
