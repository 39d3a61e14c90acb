import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Write } from '#server/platform/db/write.ts';
import { localDate } from '#server/platform/time/local-time.ts';

/** The team of a player and the number of the shirt there. */
export type Shirt = { team_id: string | null; jersey_number: number | null };

/** Logs name shirts: notes the one that a player wore until today, where it is another one from now on. */
export async function noteFormerShirt(
  db: Write['db'],
  now: number,
  player: string,
  { team_id, jersey_number: number }: Shirt,
  next: Shirt,
): Promise<void> {
  if (team_id === null || number === null) return;
  if (next.team_id === team_id && next.jersey_number === number) return;
  const worn = { player_id: player, team_id, number };
  await db
    .deleteFrom('worn_shirt')
    .where('player_id', '=', player)
    .where('team_id', '=', team_id)
    .where('number', '=', number)
    .execute();
  await db
    .insertInto('worn_shirt')
    .values({ id: newId(now), ...worn, until_day: localDate(now) })
    .execute();
}

/** The same for a player who left the team and is in none. */
export async function noteShirtOfLeaver(
  db: Write['db'],
  now: number,
  player: string,
  team_id: string,
): Promise<void> {
  const row = await db
    .selectFrom('player')
    .select('jersey_number')
    .where('id', '=', player)
    .executeTakeFirst();
  const none = { team_id: null, jersey_number: null };
  if (row) await noteFormerShirt(db, now, player, { team_id, ...row }, none);
}

/** Former shirts in these teams, or of one player, that nobody in the team wears now; the last wearer of each. */
export async function listFormerShirts(
  db: Database,
  of: { teams: readonly string[] } | { player: string },
): Promise<{ player_id: string; team_id: string; number: number }[]> {
  if ('teams' in of && of.teams.length === 0) return [];
  const rows = await db
    .selectFrom('worn_shirt')
    .select(['player_id', 'team_id', 'number', 'until_day'])
    .where('team_id', 'in', (eb) =>
      'teams' in of
        ? eb.selectFrom('team').select('id').where('id', 'in', of.teams)
        : eb.selectFrom('worn_shirt').select('team_id').where('player_id', '=', of.player),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('player')
            .select('player.id')
            .whereRef('player.team_id', '=', 'worn_shirt.team_id')
            .whereRef('player.jersey_number', '=', 'worn_shirt.number')
            .where('player.archived_at', 'is', null),
        ),
      ),
    )
    .orderBy('until_day', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const last = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const key = `${row.team_id} ${row.number}`;
    if (!last.has(key)) last.set(key, row);
  }
  return [...last.values()].filter((row) => 'teams' in of || row.player_id === of.player);
}
