import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect.ts';

/** From so many on a page of all of them takes the thread that answers everybody too long. */
const LARGE = { matchesOfLeague: 500, players: 4000, teams: 800, matches: 20_000 };
const LOOK_MS = 15_000;

/** Tells whether the site is so large that what is made of all of it is made apart. */
export type SizeWatch = { isLarge: () => boolean; look: () => Promise<void> };

/** @param clock epoch milliseconds */
export function watchSize(
  db: Database,
  clock: () => number,
  onError: (error: unknown) => void,
): SizeWatch {
  let isLarge = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look() {
    lookedAt = clock();
    const countOf = (table: 'player' | 'team' | 'match') =>
      db.selectFrom(table).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    const perLeague = await db
      .selectFrom('match')
      .select(sql<number>`count(*)`.as('count'))
      .where('league_id', 'is not', null)
      .groupBy('league_id')
      .orderBy('count', 'desc')
      .limit(1)
      .executeTakeFirst();
    const [players, teams, matches] = [
      await countOf('player'),
      await countOf('team'),
      await countOf('match'),
    ];
    isLarge =
      Number(perLeague?.count ?? 0) > LARGE.matchesOfLeague ||
      Number(players.count) > LARGE.players ||
      Number(teams.count) > LARGE.teams ||
      Number(matches.count) > LARGE.matches;
  }

  return {
    isLarge() {
      if (clock() - lookedAt > LOOK_MS) look().catch(onError);
      return isLarge;
    },
    look,
  };
}
