import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { fillBrackets } from '#server/play/brackets/commands.ts';
import type { ResultsWrite, SettledMatch } from './settled.ts';

/** Every match of the league is over, and none waits for its teams. */
async function isDecided({ db }: ResultsWrite, leagueId: string): Promise<boolean> {
  const open = await db
    .selectFrom('match')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .where('status', 'not in', ['ended', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  if (open) return false;
  const waiting = await db
    .selectFrom('fixture')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return waiting === undefined;
}

/** The leagues in whose tables results of these count, too. */
async function leaguesThatTakeOver(
  { db }: ResultsWrite,
  leagues: ReadonlySet<string>,
): Promise<string[]> {
  if (leagues.size === 0) return [];
  const rows = await db
    .selectFrom('league')
    .select('id')
    .where('carry_over_id', 'in', [...leagues])
    .where('archived_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A command that may end matches or change a table: `write`, and at its end all that follows, once
 * for the whole command. Scorer, administrator, match file, walkover, withdrawal and import come
 * this way.
 */
export async function writeResults<T>(
  store: Store,
  author: Author,
  work: (tx: ResultsWrite) => Promise<T>,
): Promise<T> {
  return write(store, author, async (tx) => {
    const settled: SettledMatch[] = [];
    const leagues = new Set<string>();
    const results: ResultsWrite = {
      ...tx,
      matchSettled: (match) => void settled.push(match),
      leagueChanged: (leagueId) => void leagues.add(leagueId),
    };
    const result = await work(results);
    await afterMatchesSettled(results, store, author, settled, leagues);
    return result;
  });
}

/**
 * The work that follows when matches have ended or their results changed; nothing of the kind
 * stands anywhere else. It is part of the transaction. To reach somebody outside (a mail, a call),
 * queue a row here for each of `settled`, as `queueLetters` does, and send it after the commit.
 */
async function afterMatchesSettled(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  settled: readonly SettledMatch[],
  leagues: Set<string>,
): Promise<void> {
  for (const { league_id } of settled) if (league_id !== null) leagues.add(league_id);
  for (const later of await leaguesThatTakeOver(tx, leagues)) leagues.add(later);
  // A walkover in a bracket settles a match in turn: the last loop over `settled` comes after this.
  for (const leagueId of leagues) await fillBrackets(tx, store, author, leagueId);
  const withResults = new Set(settled.flatMap(({ league_id }) => league_id ?? []));
  for (const leagueId of withResults)
    if (await isDecided(tx, leagueId)) tx.happened({ kind: 'standings.decided', leagueId });
}
