import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listMatchesBy } from '#server/play/matches/queries.ts';
import { listScorerIds } from '#server/play/matches/scorer-queries.ts';
import { findCountedPlayer } from '#server/play/players/queries.ts';

/** Listed for one player, the latest ones. */
const MOST_MATCHES = 30;

/** The player of a match, as far as they may be named beside what matches tell. */
export async function findBestPlayer(
  store: Store,
  matchId: string,
  now: number,
): Promise<PlayerSummary | null> {
  const row = await store.db
    .selectFrom('best_player')
    .select('player_id')
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return (row && (await findCountedPlayer(store.db, row.player_id, now))) ?? null;
}

/** The matches whose best player somebody was, the latest first; none of whom may not be named. */
export async function listBestMatches(
  store: Store,
  playerId: string,
  now: number,
): Promise<Match[]> {
  if (!(await findCountedPlayer(store.db, playerId, now))) return [];
  const rows = await store.db
    .selectFrom('best_player')
    .select('match_id')
    .where('player_id', '=', playerId)
    .orderBy('chosen_at', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  if (rows.length === 0) return [];
  return listMatchesBy(
    store,
    rows.map(({ match_id }) => match_id),
  );
}

/** Accounts of everybody on duty in a match: its scorers, and officials of any duty. */
export async function listCrewIds(db: Database, matchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('match_official')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .select('official.user_id')
    .where('match_official.match_id', '=', matchId)
    .where('official.archived_at', 'is', null)
    .execute();
  const officials = rows.flatMap(({ user_id }) => user_id ?? []);
  return [...(await listScorerIds(db, matchId)), ...officials];
}
