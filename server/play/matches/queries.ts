import type { NotNull } from 'kysely';
import type { Match } from '#contract/matches/match.ts';
import type { LoggedEvent } from '#contract/matches/match-event.ts';
import type { MatchFile } from '#contract/matches/match-file.ts';
import type { CountedListOf, ListOf } from '#contract/primitives.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Database } from '#server/platform/db/connect.ts';
import {
  type CopiedQuery,
  changedFrom,
  decodeCursor,
  pageOf,
  withTotal,
} from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { endOfDay, startOfDay } from '#server/platform/time/local-time.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { loggedEventView, type MatchFacts, matchView } from './views.ts';

export type MatchQuery = CopiedQuery & {
  status?: string | readonly string[];
  date?: string;
  from?: string;
  to?: string;
  league?: string;
  /** 'Friendly', 'Beach' or the id of a league. */
  matchType?: string;
  leagues?: readonly string[];
  team?: string;
  /** With `team`: matches of these two. */
  opponent?: string;
  /** Only those that somebody won, or that ended level. */
  isDecided?: boolean;
  group?: string;
  location?: string;
  /** Of the venue: the city. */
  place?: string;
  /** Newest first instead of earliest first. */
  descending?: boolean;
  limit: number;
  cursor?: string;
};

export function selectMatches(db: Database) {
  return db
    .selectFrom('match')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .leftJoin('league', 'league.id', 'match.league_id')
    .leftJoin('league_group', 'league_group.id', 'match.group_id')
    .selectAll('match')
    .select([
      't1.name as team1_name',
      't1.logo as team1_logo',
      't1.jersey_color1 as team1_color1',
      't1.jersey_color2 as team1_color2',
      't2.name as team2_name',
      't2.logo as team2_logo',
      't2.jersey_color1 as team2_color1',
      't2.jersey_color2 as team2_color2',
      'league.name as league_name',
      'league_group.name as group_name',
    ])
    .where('match.archived_at', 'is', null);
}

/** Matches in order of their start. */
export async function listMatches(store: Store, query: MatchQuery): Promise<CountedListOf<Match>> {
  const direction = query.descending ? 'desc' : 'asc';
  const rows: MatchFacts[] = await selectMatches(store.db)
    .where('match.id', 'in', selectPage(store.db, query))
    .orderBy('match.starts_at', direction)
    .orderBy('match.id', direction)
    .limit(query.limit + 1)
    .execute();
  const page = pageOf(rows, query.limit, (row) => [row.starts_at, row.id], matchView);
  return withTotal(query, selectFound(store.db, query), page);
}

/**
 * The ids of a page, before anything is joined. A team's matches are looked up at home and away, each
 * in the order of its index and no further than a page goes: one condition on both columns would read
 * and sort all that the team ever played.
 */
function selectPage(db: Database, query: MatchQuery) {
  const { team, opponent } = query;
  const page = selectIds(db, query);
  if (!team) return page;
  const home = page
    .where('team1_id', '=', team)
    .$if(opponent !== undefined, (it) => it.where('team2_id', '=', opponent!));
  const away = page
    .where('team2_id', '=', team)
    .$if(opponent !== undefined, (it) => it.where('team1_id', '=', opponent!));
  return db
    .selectFrom(home.as('home'))
    .select('home.id')
    .unionAll(db.selectFrom(away.as('away')).select('away.id'));
}

function selectIds(db: Database, query: MatchQuery) {
  const after = decodeCursor<string | number>(query.cursor, 2);
  const direction = query.descending ? 'desc' : 'asc';
  const select = selectFiltered(db, query)
    .orderBy('starts_at', direction)
    .orderBy('id', direction)
    .limit(query.limit + 1);
  if (!after) return select;
  const startsAt = Number(after[0]);
  const id = String(after[1]);
  return select.where((eb) =>
    eb(eb.refTuple('starts_at', 'id'), query.descending ? '<' : '>', eb.tuple(startsAt, id)),
  );
}

/** All that fit, on whatever page, to be counted. */
function selectFound(db: Database, query: MatchQuery) {
  const { team, opponent } = query;
  let select = selectFiltered(db, query);
  for (const id of [team, opponent])
    if (id !== undefined)
      select = select.where((eb) => eb.or([eb('team1_id', '=', id), eb('team2_id', '=', id)]));
  return select;
}

function selectFiltered(db: Database, query: MatchQuery) {
  const { matchType } = query;
  let select = db.selectFrom('match').select('id').where('archived_at', 'is', null);
  if (query.updatedSince !== undefined)
    select = select.where('updated_at', '>=', changedFrom(query));
  for (const from of [query.date, query.from]) {
    if (from) select = select.where('starts_at', '>=', startOfDay(from));
  }
  for (const to of [query.date, query.to]) {
    if (to) select = select.where('starts_at', '<', endOfDay(to));
  }
  const { status } = query;
  if (typeof status === 'string') select = select.where('status', '=', status);
  else if (status) select = select.where('status', 'in', status);
  if (query.league) select = select.where('league_id', '=', query.league);
  if (matchType === 'Friendly' || matchType === 'Beach')
    select = select.where('league_id', 'is', null).where('match_type', '=', matchType);
  else if (matchType) select = select.where('league_id', '=', matchType);
  if (query.leagues) select = select.where('league_id', 'in', query.leagues);
  if (query.group) select = select.where('group_id', '=', query.group);
  if (query.location) select = select.where('location', '=', query.location);
  if (query.place) select = select.where('location', 'in', namesOfVenues(db, query.place));
  if (query.isDecided) select = select.where('winner', 'is not', null);
  return select;
}

/** A match is played at the venue that its location names. */
function namesOfVenues(db: Database, place: string) {
  return db
    .selectFrom('venue')
    .select('name')
    .where('place', '=', place)
    .where('archived_at', 'is', null);
}

/** The matches with these ids, the latest first. */
export async function listMatchesBy(store: Store, ids: readonly string[]): Promise<Match[]> {
  const rows: MatchFacts[] = await selectMatches(store.db)
    .where('match.id', 'in', ids)
    .orderBy('match.starts_at', 'desc')
    .orderBy('match.id', 'desc')
    .execute();
  return rows.map(matchView);
}

/** Ids of the leagues of which a match is not over yet. */
export async function listOpenLeagues({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select('league_id')
    .distinct()
    .where('archived_at', 'is', null)
    .where('status', 'not in', ['ended', 'cancelled'])
    .where('league_id', 'is not', null)
    .$narrowType<{ league_id: NotNull }>()
    .execute();
  return rows.map((row) => row.league_id);
}

export async function findMatch(store: Store, id: string): Promise<Match | undefined> {
  const row: MatchFacts | undefined = await selectMatches(store.db)
    .where('match.id', '=', id)
    .executeTakeFirst();
  return row && matchView(row);
}

export async function getMatch(store: Store, id: string): Promise<Match> {
  const match = await findMatch(store, id);
  if (!match) throw notFound('match.notFound');
  return match;
}

export async function matchExists(store: Store, id: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('match')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The folded log of a match, for charts, statistics and line-ups. */
export async function findMatchLog(
  store: Store,
  id: string,
  seq = Number.POSITIVE_INFINITY,
): Promise<MatchLog | undefined> {
  const row = await store.db
    .selectFrom('match')
    .select(['id', 'seq', 'rules', 'league_id', 'match_type'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row && readLog(store.db, { ...row, seq: Math.min(seq, row.seq) }, store.logs);
}

/** The log as kept, in order of `seq`. */
export async function listMatchEvents(
  store: Store,
  matchId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ListOf<LoggedEvent>> {
  const rows = await store.db
    .selectFrom('match_event')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(loggedEventView);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? String(last.seq) : null };
}

/** The match with its rules and its whole log, both as of the same moment. */
export async function getMatchFile(store: Store, id: string): Promise<MatchFile> {
  const match = await getMatch(store, id);
  const log = await findMatchLog(store, id);
  if (log === undefined) throw notFound('match.notFound');
  const { items } = await listMatchEvents(store, id, { after: 0, limit: match.seq });
  return { match, rules: log.rules, events: items };
}

/**
 * The days from `from` to `to` (both included) that have matches, or are kept for fixtures whose
 * teams are not known yet; each once, in order.
 *
 * @param place only those at venues of this city
 */
export async function listMatchDays(
  store: Store,
  from: string,
  to: string,
  place?: string,
): Promise<string[]> {
  const rows = await store.db
    .selectFrom('match')
    .select('match_date')
    .distinct()
    .where('archived_at', 'is', null)
    .where('starts_at', '>=', startOfDay(from))
    .where('starts_at', '<', endOfDay(to))
    .$if(place !== undefined, (it) => it.where('location', 'in', namesOfVenues(store.db, place!)))
    .union(
      store.db
        .selectFrom('fixture')
        .innerJoin('league', 'league.id', 'fixture.league_id')
        .select('fixture.match_date')
        .where('fixture.state', '=', 'waiting')
        .where('fixture.is_draft', '=', 0)
        .where('fixture.archived_at', 'is', null)
        .where('league.archived_at', 'is', null)
        .where('fixture.match_date', '>=', from)
        .where('fixture.match_date', '<=', to)
        .$if(place !== undefined, (it) =>
          it.where('fixture.location', 'in', namesOfVenues(store.db, place!)),
        ),
    )
    .execute();
  return rows.map((row) => row.match_date).sort();
}
