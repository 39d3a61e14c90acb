import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Side } from '#domain/volleyball/side.ts';
import {
  type TeamFigures,
  teamFigures,
} from '#domain/volleyball/statistics/season/team-figures.ts';
import { type ShirtLine, shirtLines } from '#domain/volleyball/statistics/shirt-lines.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { withOwnScouting } from '#server/play/scouting/queries.ts';

/** The shirts of a match that its log names. */
export type LoggedShirts = Record<Side, readonly ShirtLine[]> & {
  /** The counts that add up over a season; touches would be ten times as much. */
  figures: Record<Side, TeamFigures>;
};
export type LoggedRow = Pick<
  MatchRow,
  'id' | 'seq' | 'version' | 'rules' | 'league_id' | 'match_type'
>;

/** Some 5 KB each, 33 KB of a scouted match. */
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
    figures: teamFigures(log),
  };
  known.delete(row.id);
  if (known.size >= MOST_KEPT) known.delete(known.keys().next().value!);
  known.set(row.id, { version: row.version, shirts });
  return shirts;
}

/** Matches that are summed up in one turn, where their logs are kept already. */
const IN_ONE_TURN = 20;

/** The same of many matches, one after another. */
export async function* readEachLogged<Row extends LoggedRow>(store: Store, rows: readonly Row[]) {
  for (const [at, row] of rows.entries()) {
    if (at % IN_ONE_TURN === IN_ONE_TURN - 1) await nextTurn();
    yield { row, logged: await readLoggedShirts(store, row) };
  }
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
