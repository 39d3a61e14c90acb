import type { Database } from '#server/platform/db/connect.ts';

/** The way in which a player came to the present team. */
export type Joined = { joinedOn: string | null; isTransfer: boolean };

const UNKNOWN: Joined = { joinedOn: null, isTransfer: false };

/** For players of these teams: when each came to the team, and whether from another one. */
export async function readJoined(
  db: Database,
  teams: readonly string[],
): Promise<(player: string, team: string) => Joined> {
  if (teams.length === 0) return () => UNKNOWN;
  const rows = await db
    .selectFrom('membership as own')
    .select(['own.player_id', 'own.team_id', 'own.from_day'])
    .select((eb) =>
      eb
        .selectFrom('membership as former')
        .whereRef('former.player_id', '=', 'own.player_id')
        .whereRef('former.team_id', '!=', 'own.team_id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('former'),
    )
    .where('own.team_id', 'in', teams)
    .where('own.until_day', 'is', null)
    .execute();
  const known = new Map(
    rows.map((row) => [
      `${row.player_id} ${row.team_id}`,
      { joinedOn: row.from_day, isTransfer: Number(row.former) > 0 },
    ]),
  );
  return (player, team) => known.get(`${player} ${team}`) ?? UNKNOWN;
}
