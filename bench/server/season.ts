import { sql } from 'kysely';
import { bergerTable } from '#domain/competition/fixtures/berger-table.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { createLeague } from '#server/play/leagues/commands.ts';
import { createMatch } from '#server/play/matches/commands.ts';
import { createPlayer } from '#server/play/players/commands.ts';
import { appendEvents, putSetTotal, setStatus, takePen } from '#server/play/scoring/commands.ts';
import { createTeam } from '#server/play/teams/commands.ts';
import { createVenue } from '#server/play/venues/commands.ts';
import { createNews } from '#server/site/news/commands.ts';
import { longMatch, setTotals } from './played.ts';

export type Season = {
  league: string;
  team: string;
  player: string;
  /** Teams of today's first friendly. */
  pair: [string, string];
  /** A played match of the league. */
  match: string;
  /** Today's friendlies, not begun. */
  today: string[];
  /** A match of 250 rallies in five sets, each of them told. */
  fiveSetMatch: string;
  news: string;
  ground: string;
};

const TEAMS = 16;
const TODAY = 30;
const DAY = 86_400_000;

export const benchAuthor = (): Author => ({
  actor: { kind: 'system', name: 'bench' },
  now: Date.now(),
});

const dayOf = (at: number) => new Date(at + 3 * 3_600_000).toISOString().slice(0, 10);

/**
 * Building up is not measured: meanwhile nothing waits for the disk.
 * @returns what `work` returns, with writes durable again
 */
export async function withoutSync<T>({ db }: Store, work: () => Promise<T>): Promise<T> {
  await sql`PRAGMA synchronous = OFF`.execute(db);
  const result = await work();
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  await sql`PRAGMA synchronous = FULL`.execute(db);
  return result;
}

/** A double round robin of 16 teams, all 240 matches played, and 30 friendlies today. */
export async function playSeason(store: Store): Promise<Season> {
  const author = benchAuthor();
  const team = (name: string) =>
    createTeam(store, author, {
      name,
      city: 'Dar es Salaam',
      coach: 'N/A',
      gender: 'Men',
      about: 'A club that exists for measurements only.',
      jerseyColor1: '#0b6e4f',
      jerseyColor2: '#f2c14e',
    });
  const teams: string[] = [];
  for (let n = 1; n <= TEAMS; n += 1) teams.push(await team(`Measured Club ${n}`));
  const player = await createPlayer(store, author, {
    fullName: 'Player One',
    team: teams[0],
  });
  const league = await createLeague(store, author, {
    name: 'League of Measurements',
    type: 'League',
    startsAt: dayOf(author.now - 200 * DAY),
    location: 'Dar es Salaam',
    partner: 'N/A',
  });

  const rounds = bergerTable(TEAMS);
  const matches: string[] = [];
  for (const leg of [0, 1]) {
    for (const [round, pairs] of rounds.entries()) {
      for (const pair of pairs) {
        const [home, away] = leg === 0 ? pair : ([pair[1], pair[0]] as const);
        const id = await createMatch(store, author, {
          team1: teams[home - 1]!,
          team2: teams[away - 1]!,
          matchType: league,
          matchDate: dayOf(author.now - (100 - leg * 45 - round * 3) * DAY),
          matchTime: '16:00',
          location: 'National Indoor Stadium',
        });
        for (const [k, [team1Score, team2Score]] of setTotals(matches.length).entries()) {
          await putSetTotal(store, author, id, k + 1, { team1Score, team2Score });
        }
        await setStatus(store, author, id, { status: 'ended' });
        matches.push(id);
      }
    }
  }
  const today: string[] = [];
  for (let n = 0; n < TODAY; n += 1) {
    today.push(await createFriendly(store, teams[n % TEAMS]!, teams[(n + 3) % TEAMS]!));
  }
  const pair: [string, string] = [teams[0]!, teams[3]!];
  const fiveSetMatch = await scoreMatch(store, pair);
  const news = await createNews(store, author, {
    title: 'Measured again',
    text: PARAGRAPH.repeat(12),
    league,
  });
  const ground = await createVenue(store, author, {
    name: 'National Indoor Stadium',
    place: 'Dar es Salaam',
  });
  return {
    league,
    team: teams[0]!,
    player,
    pair,
    match: matches[0]!,
    today,
    fiveSetMatch,
    news,
    ground,
  };
}

/**
 * Seasons of earlier years: the played matches again and again, each time a month further back, as
 * friendlies so that no table changes.
 */
export async function addHistory({ db }: Store, count: number): Promise<void> {
  const played = await db
    .selectFrom('match')
    .selectAll()
    .where('status', '=', 'ended')
    .where('league_id', 'is not', null)
    .execute();
  for (let added = 0, months = 1; added < count; months += 1) {
    const rows = played.slice(0, count - added).map((row) => {
      const starts_at = row.starts_at - months * 30 * DAY;
      const friendly = { match_type: 'Friendly', league_id: null, group_id: null };
      return { ...row, ...friendly, id: newId(starts_at), starts_at, match_date: dayOf(starts_at) };
    });
    for (let at = 0; at < rows.length; at += 50) {
      await db
        .insertInto('match')
        .values(rows.slice(at, at + 50))
        .execute();
    }
    added += rows.length;
  }
}

const PARAGRAPH = 'The measured clubs met once more, and all of them were weighed.\n\n';

async function scoreMatch(store: Store, pair: readonly [string, string]): Promise<string> {
  const match = await createFriendly(store, ...pair);
  const { epoch, seq: baseSeq } = await takePen(store, benchAuthor(), match, true);
  const events = longMatch().map((event) => ({ ...event, id: newId(benchAuthor().now) }));
  await appendEvents(store, benchAuthor(), match, { epoch, baseSeq, events: events as never });
  return match;
}

export async function createFriendly(store: Store, team1: string, team2: string): Promise<string> {
  const author = benchAuthor();
  return createMatch(store, author, {
    team1,
    team2,
    matchType: 'Friendly',
    matchDate: dayOf(author.now),
    matchTime: '18:30',
    location: 'National Indoor Stadium',
  });
}
