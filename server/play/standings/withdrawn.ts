import type { Database } from '#server/platform/db/connect.ts';

/** The teams that have withdrawn from a league. */
export async function listWithdrawn(db: Database, leagueId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('table_entry')
    .select('team_id')
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'withdrawal')
    .execute();
  return new Set(rows.flatMap(({ team_id }) => team_id ?? []));
}
