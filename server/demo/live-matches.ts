import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { countForgotten } from '#server/platform/live/commands.ts';
import { localDate, localTime } from '#server/platform/time/local-time.ts';
import { insertMatch } from '#server/play/matches/commands.ts';
import { deleteRowsOfMatches } from './rows-of-matches.ts';

/**
 * The pairs that play live, over and over; the number picks the log of their first match. Clubs
 * without a league this season: who plays at any hour would be wanted twice at a time.
 */
export const LIVE_PAIRS = [
  { gender: 'Men', team1: 'KIUT', team2: 'Ukonga Warriors', venue: 'Uwanja wa Ndani' },
  { gender: 'Women', team1: 'Chui', team2: 'UDSM', venue: 'Mwembe Yanga' },
  { gender: 'Women', team1: 'Mafunzo', team2: 'KVZ', venue: 'Uwanja wa Mafunzo' },
] as const;

/** Ended ones that stay to be looked at, for each pair. */
const REMAINING = 3;

export type LiveMatch = {
  match: Pick<MatchRow, 'id' | 'seq' | 'status' | 'pen_epoch' | 'pen_holder' | 'starts_at'>;
  /** The number of earlier matches of this pair. */
  number: number;
  /** The client's time of its newest entry; undefined where it has none. */
  lastAt: number | undefined;
};

const ROUND = 'Demo';

/** The newest live match of each pair, undefined where the pair has none or has lost a team. */
export async function findLiveMatch(store: Store, pair: number): Promise<LiveMatch | undefined> {
  const row = await newestOfPair(store.db, pair);
  if (!row) return undefined;
  const last = await store.db
    .selectFrom('match_event')
    .select('at')
    .where('match_id', '=', row.id)
    .where('seq', '=', row.seq)
    .executeTakeFirst();
  return { match: row, number: numberOf(row), lastAt: last?.at };
}

function newestOfPair(db: Database, pair: number): Promise<MatchRow | undefined> {
  return selectOfPair(db, pair)
    .selectAll('match')
    .orderBy('match.created_at', 'desc')
    .orderBy('match.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One node after the other: all of them watch the same pairs. */
async function lockDemo({ db }: Write): Promise<void> {
  await db
    .updateTable('site_setting')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', 'demo')
    .execute();
}

/** The round's name carries the count: `Demo 12`. */
function numberOf(row: Pick<MatchRow, 'round'>): number {
  return Number(row.round?.slice(ROUND.length) ?? 0) || 0;
}

function selectOfPair(db: Database, pair: number) {
  const { gender, team1, team2 } = LIVE_PAIRS[pair]!;
  return db
    .selectFrom('match')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .where('match.demo', '=', 1)
    .where('match.match_type', '=', 'Friendly')
    .where('match.archived_at', 'is', null)
    .where('t1.name', '=', team1)
    .where('t2.name', '=', team2)
    .where('t1.gender', '=', gender);
}

/**
 * Match number so-and-so of a pair, beginning at `startsAt`, and away with the oldest of theirs: a
 * demonstration that runs for months must not fill the disk. If another node was quicker, it makes
 * nothing.
 *
 * @returns false where a team of the pair is gone
 */
export async function renewLiveMatch(
  store: Store,
  author: Author,
  pair: number,
  number: number,
  startsAt: number,
): Promise<boolean> {
  authorise(author.actor, 'match:write', { kind: 'league', id: null });
  return write(store, author, async (tx) => {
    await lockDemo(tx);
    const newest = await newestOfPair(tx.db, pair);
    if (newest && numberOf(newest) >= number) return true;
    const { gender, team1, team2, venue } = LIVE_PAIRS[pair]!;
    const teams = await tx.db
      .selectFrom('team')
      .select(['id', 'name'])
      .where('gender', '=', gender)
      .where('name', 'in', [team1, team2])
      .where('archived_at', 'is', null)
      .execute();
    const idOf = (name: string) => teams.find((team) => team.name === name)?.id;
    const home = idOf(team1);
    const away = idOf(team2);
    if (home === undefined || away === undefined) return false;
    const fixture = {
      team1: home,
      team2: away,
      matchType: 'Friendly',
      matchDate: localDate(startsAt),
      matchTime: localTime(startsAt),
      location: venue,
      round: `${ROUND} ${number}`,
    };
    await insertMatch(tx, author, fixture, { counts: false, demo: true });
    await forgetOldest(tx, pair);
    return true;
  });
}

async function forgetOldest(tx: Write, pair: number): Promise<void> {
  const rows = await selectOfPair(tx.db, pair)
    .select('match.id')
    .orderBy('match.created_at', 'desc')
    .offset(REMAINING + 1)
    .limit(100)
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await deleteRowsOfMatches(tx.db, ids);
  const changes = await tx.db.deleteFrom('change').where('match_id', 'in', ids).executeTakeFirst();
  await countForgotten(tx.db, Number(changes.numDeletedRows));
  const subjects = ids.map((id) => `match:${id}`);
  await tx.db.deleteFrom('audit').where('subject', 'in', subjects).execute();
  await tx.db.deleteFrom('match').where('id', 'in', ids).execute();
  tx.siteChanged();
}
