import { type PlayerRecord, playerRecord } from '#app/features/players/player-record.ts';
import { pointsInOrder, type SetPoints } from '#app/features/players/points-in-order.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listCountedRoster } from '#server/play/players/queries.ts';
import { loadLogged } from '../team/load-logged.ts';
import type { PlayerPage } from './load-player.ts';

/** Matches whose logs are read for one player, the latest ones. */
const MOST_LOGS = 30;

export type ShownRecord = {
  record: PlayerRecord;
  /** The points in the latest match in which there were any. */
  latest: { match: Match; sets: SetPoints[] } | null;
};

/** The figures of a player as far as logs tell them; null where they tell none, or may not be told. */
export async function loadRecord(
  page: PageContext,
  { player, team, matches }: PlayerPage,
): Promise<ShownRecord | null> {
  const { jerseyNumber } = player;
  if (team === null || jerseyNumber === null) return null;
  const counted = await listCountedRoster(page.store, team.id, page.now);
  if (!counted.some(({ id }) => id === player.id)) return null;
  const logged = await loadLogged(page, team.id, matches.past, MOST_LOGS);
  const record = playerRecord(jerseyNumber, logged);
  if (record === null) return null;
  const pointsByMatch = logged.map(({ match, log, side }) => ({
    match,
    sets: pointsInOrder(log, side, jerseyNumber),
  }));
  const latest =
    pointsByMatch.find(({ sets }) => sets.some(({ points }) => points.length > 0)) ?? null;
  return { record, latest };
}
