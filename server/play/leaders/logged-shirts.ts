import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Side } from '#domain/volleyball/side.ts';
import { type ShirtLine, shirtLines } from '#domain/volleyball/statistics/shirt-lines.ts';
import { boxScore, type TeamBox } from '#domain/volleyball/statistics/touches/box-score.ts';
import { scoutedRallies } from '#domain/volleyball/statistics/touches/scouted-rallies.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { withOwnScouting } from '#server/play/scouting/queries.ts';

/** The shirts of a match that its log names. */
export type LoggedShirts = Record<Side, readonly ShirtLine[]> & {
  /** Null where no scout wrote the touches down. */
  boxes: Record<Side, TeamBox> | null;
};
export type LoggedRow = Pick<
  MatchRow,
  'id' | 'seq' | 'version' | 'rules' | 'league_id' | 'match_type'
>;

/** Some 2 KB each, 20 KB of a scouted match. */
const MOST_KEPT = 2_000;
const cache = new WeakMap<Store, Map<string, { version: number; shirts: LoggedShirts }>>();

/**
 * A log is folded once for each version of its match, and one to a turn of the event loop: a league has hundreds,
 * and lists of leaders are asked for after each of its matches.
 */
export async function readLoggedShirts(store: Store, row: LoggedRow): Promise<LoggedShirts> {
  const known = shirtsByVersion(store);
  const found = known.get(row.id);
  if (found?.version === row.version) return found.shirts;
  await nextTurn();
  const plain = await readLog(store.db, row, store.logs);
  const log = await withOwnScouting(store.db, row.id, plain);
  const shirts = {
    team1: shirtLines(log, 'team1'),
    team2: shirtLines(log, 'team2'),
    boxes: boxScore(scoutedRallies(log)),
  };
  known.delete(row.id);
  if (known.size >= MOST_KEPT) known.delete(known.keys().next().value!);
  known.set(row.id, { version: row.version, shirts });
  return shirts;
}

function shirtsByVersion(store: Store) {
  const found = cache.get(store);
  if (found) return found;
  const created = new Map<string, { version: number; shirts: LoggedShirts }>();
  cache.set(store, created);
  return created;
}

/** Whether the log names who made points. */
export function namesScorers(shirts: LoggedShirts): boolean {
  return [...shirts.team1, ...shirts.team2].some(({ points }) => points > 0);
}
