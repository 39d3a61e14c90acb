import { newId } from '#server/platform/db/id.ts';
import type { Write } from '#server/platform/db/write.ts';
import { localDate } from '#server/platform/time/local-time.ts';

/**
 * Writes down that a player is in a team from today on, or in none. A player who comes back on the day of
 * leaving has never left: in this way a coach takes a mistake back.
 */
export async function noteMembership(
  db: Write['db'],
  now: number,
  player: string,
  team: string | null,
): Promise<void> {
  const today = localDate(now);
  const last = await db
    .selectFrom('membership')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isOpen = last !== undefined && last.until_day === null;
  if (isOpen && last.team_id === team) return;
  if (isOpen) await setEnd(db, last.id, today);
  if (team === null) return;
  if (last?.team_id === team && last.until_day === today) return setEnd(db, last.id, null);
  await db
    .insertInto('membership')
    .values({
      id: newId(now),
      player_id: player,
      team_id: team,
      from_day: today,
      until_day: null,
    })
    .execute();
}

async function setEnd(db: Write['db'], id: string, until_day: string | null): Promise<void> {
  await db.updateTable('membership').set({ until_day }).where('id', '=', id).execute();
}
