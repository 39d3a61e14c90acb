import type { Language } from '#contract/language.ts';
import { leagueTypeSchema } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Gender } from '#contract/primitives.ts';
import type { SearchHit, SearchResults } from '#contract/site/search.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Named } from '#server/platform/names/name-index.ts';
import type { NamedTable } from '#server/platform/names/read-names.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { listMatches, type MatchQuery } from '#server/play/matches/queries.ts';
import { mayBeNamed } from '#server/play/players/queries.ts';
import { newsLanguage } from '#server/site/news/queries.ts';

const MOST = 10;
/** Between the two sides of a match: 'JKT v KVZ', 'jkt - kvz'. */
const VERSUS = /\s+(?:v|vs|dhidi ya|[-–])\.?\s+/i;

/** A query without such a word tries as many words as the two sides of a match. */
const MAX_WORDS = 6;
/** Matches to come that are told beside the latest results; more where these are few. */
const COMING = 4;

/**
 * Teams, clubs, players, leagues, seasons, grounds and news by their names, the nearest first,
 * whatever the case, accents, order of words and small slips. Matches are the meetings of the two teams that are
 * named, else those of the teams that were found: the next ones, then the latest results. Players who
 * may not be named are left out, and news for readers of another language than that of the page; without
 * a language news are for all.
 */
export async function searchAll(
  store: Store,
  q: string,
  now: number,
  language?: Language,
): Promise<SearchResults> {
  const teams = await findTeams(store, q);
  const sides = await sidesOf(store, q, teams.length > 0);
  const [players, leagues, seasons, matches, clubs, grounds, news] = await Promise.all([
    findPlayers(store, q, now),
    findLeagues(store, q),
    findSeasons(store, q),
    findMatches(store, teams, sides, now),
    findClubs(store, q),
    findGrounds(store, q),
    findNewsTitled(store, q, language),
  ]);
  const found = new Map([...teams, ...sides.flat()].map((team) => [team.id, team]));
  const nearest = [...found.values()].slice(0, MOST);
  return { teams: nearest, clubs, players, leagues, seasons, matches, grounds, news };
}

/** The teams of either side of 'JKT v KVZ', or of 'jkt kvz' where that is no one's name. */
async function sidesOf(store: Store, q: string, isName: boolean): Promise<SearchHit[][]> {
  const sides = q.split(VERSUS).filter((side) => side.trim() !== '');
  if (sides.length === 2) return Promise.all(sides.map((side) => findTeams(store, side)));
  const words = isName ? [] : q.trim().split(/\s+/);
  if (words.length > MAX_WORDS) return [];
  for (let cut = 1; cut < words.length; cut += 1) {
    const pair = [words.slice(0, cut), words.slice(cut)].map((side) => side.join(' '));
    const teams = await Promise.all(pair.map((side) => findTeams(store, side)));
    if (teams.every((found) => found.length > 0)) return teams;
  }
  return [];
}

/** The nearest of one table, each found again by its id. */
async function find<T extends { id: string }>(
  store: Store,
  table: NamedTable,
  q: string,
  read: (ids: string[]) => Promise<T[]>,
  isShown: (candidate: Named) => boolean = () => true,
): Promise<T[]> {
  const names = await store.names.of(table);
  const ids = names.nearest(sortName(q), MOST, isShown).map(({ id }) => id);
  return ids.length === 0 ? [] : inOrder(ids, await read(ids));
}

function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export const findTeams = (store: Store, q: string): Promise<SearchHit[]> =>
  find(store, 'team', q, async (ids) => {
    const rows = await store.db
      .selectFrom('team')
      .select(['id', 'name', 'city as detail', 'gender'])
      .select(['logo', 'jersey_color1 as jerseyColor1', 'jersey_color2 as jerseyColor2'])
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      .execute();
    return rows.map(({ logo, jerseyColor1, jerseyColor2, gender, ...hit }) => ({
      ...hit,
      gender: gender as Gender,
      crest: { logo, jerseyColor1, jerseyColor2 },
    }));
  });

const findClubs = (store: Store, q: string): Promise<SearchHit[]> =>
  find(store, 'club', q, (ids) =>
    store.db
      .selectFrom('club')
      .select(['id', 'name', 'city as detail'])
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      .execute(),
  );

/** Grounds by their name or the place they are in. */
const findGrounds = (store: Store, q: string): Promise<SearchHit[]> =>
  find(store, 'venue', q, (ids) =>
    store.db
      .selectFrom('venue')
      .select(['id', 'name', 'place as detail'])
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      .execute(),
  );

function findNewsTitled(store: Store, q: string, language?: Language): Promise<SearchHit[]> {
  const readers = language && newsLanguage(language);
  const isShown = (candidate: Named) =>
    !readers || !candidate.language || candidate.language === readers;
  const read = async (ids: string[]) => {
    const rows = await store.db
      .selectFrom('news')
      .select(['id', 'title as name', 'published_at'])
      .where('id', 'in', ids)
      .where('draft', '=', 0)
      .where('archived_at', 'is', null)
      .execute();
    return rows.map(({ published_at, ...hit }) => ({ ...hit, detail: localDate(published_at) }));
  };
  return find(store, 'news', q, read, isShown);
}

export const findLeagues = (store: Store, q: string): Promise<SearchHit[]> =>
  find(store, 'league', q, async (ids) => {
    const rows = await store.db
      .selectFrom('league')
      .select(['id', 'name', 'location as detail', 'logo', 'type'])
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      .execute();
    return rows.map(({ logo, type, ...hit }) => ({
      ...hit,
      monogram: { logo, type: leagueTypeSchema.parse(type) },
    }));
  });

const findSeasons = (store: Store, q: string): Promise<SearchHit[]> =>
  find(store, 'season', q, (ids) =>
    store.db
      .selectFrom('season')
      .select(['id', 'name', 'starts_on as detail'])
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      .execute(),
  );

/** Judged by what is in memory to find ten who may be named, and by the rows before they are. */
function findPlayers(store: Store, q: string, now: number): Promise<SearchHit[]> {
  const born = adultsBornBy(now);
  const isShown = (candidate: Named) =>
    candidate.hasConsent === true || !candidate.born || candidate.born <= born;
  const read = async (ids: string[]) => {
    const rows = await store.db
      .selectFrom('player')
      .leftJoin('team', 'team.id', 'player.team_id')
      .select(['player.id', 'player.full_name as name', 'team.name as team', 'team.logo'])
      .select(['team.jersey_color1', 'team.jersey_color2'])
      .where('player.id', 'in', ids)
      .where('player.archived_at', 'is', null)
      .where(mayBeNamed(now))
      .execute();
    return rows.map(({ id, name, team, logo, jersey_color1, jersey_color2 }) => ({
      id,
      name,
      detail: team ?? '',
      ...(team !== null && jersey_color1 !== null && jersey_color2 !== null
        ? {
            teams: [{ name: team, logo, jerseyColor1: jersey_color1, jerseyColor2: jersey_color2 }],
          }
        : {}),
    }));
  };
  return find(store, 'player', q, read, isShown);
}

async function findMatches(
  store: Store,
  teams: readonly SearchHit[],
  sides: readonly SearchHit[][],
  now: number,
): Promise<SearchHit[]> {
  const [ones = [], others = []] = sides;
  const pairs = ones
    .slice(0, 3)
    .flatMap((item) => others.slice(0, 3).map((other) => ({ team: item.id, opponent: other.id })));
  const opponents = pairs.length > 0 ? pairs : teams.slice(0, 3).map(({ id }) => ({ team: id }));
  const [ahead, results] = await Promise.all([
    listOfEach(store, opponents, { from: localDate(now) }),
    listOfEach(store, opponents, { isDecided: true, descending: true }),
  ]);
  const isOpen = (match: Match) =>
    match.winner === null && match.status !== 'ended' && match.status !== 'cancelled';
  const next = ahead
    .filter(isOpen)
    .reverse()
    .slice(0, Math.max(COMING, MOST - results.length));
  return [...next, ...results].slice(0, MOST).map(matchHit);
}

/** The first of each, all together newest first. */
async function listOfEach(
  store: Store,
  filters: readonly Pick<MatchQuery, 'team' | 'opponent'>[],
  which: Pick<MatchQuery, 'from' | 'isDecided' | 'descending'>,
): Promise<Match[]> {
  const lists = await Promise.all(
    filters.map((item) => listMatches(store, { ...which, ...item, limit: MOST })),
  );
  const found = new Map(lists.flatMap(({ items }) => items).map((match) => [match.id, match]));
  return [...found.values()].sort((a, b) => b.startsAt.localeCompare(a.startsAt));
}

function matchHit(match: Match): SearchHit {
  const score = match.winner ? `${match.team1Wins}–${match.team2Wins}` : '–';
  return {
    id: match.id,
    name: `${match.team1.name} ${score} ${match.team2.name}`,
    detail: match.matchDate,
    gender: match.gender,
    teams: [match.team1, match.team2].map(({ id: _, ...team }) => team),
  };
}
