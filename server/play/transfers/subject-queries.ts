import type { Database } from '#server/platform/db/connect.ts';
import { notFound } from '#server/platform/errors/app-error.ts';

/** The leagues of teams; none where one of them is in no league: it is then an administrator's. */
export async function leaguesOfTeams(
  db: Database,
  teams: readonly (string | null)[],
): Promise<string[]> {
  const leagues = new Set<string>();
  for (const team of teams) {
    // A player without a team is taken from nobody.
    if (team === null) continue;
    const rows = await db
      .selectFrom('league_team')
      .innerJoin('league', 'league.id', 'league_team.league_id')
      .select('league_team.league_id')
      .where('league_team.team_id', '=', team)
      .where('league.archived_at', 'is', null)
      .execute();
    if (rows.length === 0) return [];
    for (const { league_id } of rows) leagues.add(league_id);
  }
  return [...leagues];
}

/** The facts that the right to take players into a team rests on. */
export async function getTransferSubject(db: Database, team: string) {
  const row = await db.selectFrom('team').select('id').where('id', '=', team).executeTakeFirst();
  if (!row) throw notFound('team.notFound');
  return { kind: 'records', leagueIds: await leaguesOfTeams(db, [team]) } as const;
}
