import type { Database } from '#server/platform/db/connect.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { getMergeSubject } from '#server/play/merges/records.ts';

/** The leagues of teams; none where one of them is in no league: it is then an administrator's. */
export async function leaguesOfTeams(
  db: Database,
  teams: readonly (string | null)[],
): Promise<readonly string[]> {
  // A player without a team is taken from nobody.
  const own = teams.filter((team) => team !== null);
  return (await getMergeSubject(db, 'team', own)).leagueIds;
}

/** The facts that the right to take players into a team rests on. */
export async function getTransferSubject(db: Database, team: string) {
  const row = await db.selectFrom('team').select('id').where('id', '=', team).executeTakeFirst();
  if (!row) throw notFound('team.notFound');
  return { kind: 'records', leagueIds: await leaguesOfTeams(db, [team]) } as const;
}
