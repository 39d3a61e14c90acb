import type { Match } from '#contract/matches/match.ts';
import type { SearchHit, SearchResults } from '#contract/site/search.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { listMatches, type MatchQuery } from '#server/play/matches/queries.ts';
import { mayBeNamed } from '#server/play/players/queries.ts';
import { listNews } from '#server/site/news/queries.ts';
import { typosIn, wordsOf } from './near-name.ts';

const MOST = 10;
/** Between the two sides of a match: 'JKT v KVZ', 'jkt - kvz'. */
const VERSUS = /\s+(?:v|vs|dhidi ya|[-–])\.?\s+/i;

/** A query without such a word tries as many words as the two sides of a match. */
const MAX_WORDS = 6;
/** Matches to come that are told beside the latest results; more where these are few. */
const COMING = 4;

/**
 * Teams, players, leagues, grounds and news by their names, whatever the case, accents, order of words and small
 * slips, the nearest first; of matches the meetings of two teams that are named, else those of the
 * teams that were found: what comes next, then the latest results. Of players only who may be named.
 */
export async function searchAll(store: Store, q: string, now: number): Promise<SearchResults> {
  const all = await listTeamNames(store);
  const teams = nearest(q, all);
  const sides = sidesOf(q, all, teams.length > 0);
  const [players, leagues, matches, grounds, news] = await Promise.all([
    findPlayers(store, q, now),
    findLeagues(store, q),
    findMatches(store, teams, sides, now),
    findGrounds(store, q),
    findNewsTitled(store, q),
  ]);
  const found = new Map([...teams, ...sides.flat()].map((team) => [team.id, team]));
  return { teams: [...found.values()].slice(0, MOST), players, leagues, matches, grounds, news };
}

/** The teams of either side of 'JKT v KVZ', or of 'jkt kvz' where that is no one's name. */
function sidesOf(q: string, all: readonly Named<SearchHit>[], isName: boolean): SearchHit[][] {
  const sides = q.split(VERSUS).filter((side) => side.trim() !== '');
  if (sides.length === 2) return sides.map((side) => nearest(side, all));
  const words = isName ? [] : q.trim().split(/\s+/);
  if (words.length > MAX_WORDS) return [];
  for (let cut = 1; cut < words.length; cut += 1) {
    const pair = [words.slice(0, cut), words.slice(cut)].map((side) =>
      nearest(side.join(' '), all),
    );
    if (pair.every((teams) => teams.length > 0)) return pair;
  }
  return [];
}

async function listTeamNames({ db }: Store): Promise<Named<SearchHit>[]> {
  const rows = await db
    .selectFrom('team')
    .select(['id', 'name', 'city as detail', 'gender', 'sort_name'])
    .select(['logo', 'jersey_color1 as jerseyColor1', 'jersey_color2 as jerseyColor2'])
    .where('archived_at', 'is', null)
    .execute();
  return rows.map(({ sort_name, logo, jerseyColor1, jerseyColor2, ...hit }) =>
    named(sort_name, { ...hit, crest: { logo, jerseyColor1, jerseyColor2 } }),
  );
}

/** Grounds by their name or the place they are in. */
async function findGrounds({ db }: Store, q: string): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom('venue')
    .select(['id', 'name', 'place as detail'])
    .where('archived_at', 'is', null)
    .execute();
  return nearest(
    q,
    rows.map((hit) => named(sortName(`${hit.name} ${hit.detail}`), hit)),
  );
}

/** Older pieces are found on the page of news. */
const MOST_NEWS = 200;

async function findNewsTitled(store: Store, q: string): Promise<SearchHit[]> {
  const { items } = await listNews(store, { limit: MOST_NEWS });
  return nearest(
    q,
    items.map(({ id, title, publishedAt }) =>
      named(sortName(title), { id, name: title, detail: localDate(Date.parse(publishedAt)) }),
    ),
  );
}

async function findLeagues({ db }: Store, q: string): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom('league')
    .select(['id', 'name', 'location as detail', 'sort_name'])
    .where('archived_at', 'is', null)
    .execute();
  const all = rows.map(({ sort_name, ...hit }) => named(sort_name, hit));
  return nearest(q, all);
}

/** Of all players the names alone, which are many, and of those that are told the rest. */
async function findPlayers({ db }: Store, q: string, now: number): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'sort_name'])
    .where('archived_at', 'is', null)
    .where(mayBeNamed(now))
    .execute();
  const all = rows.map(({ id, sort_name }) => named(sort_name, id));
  const ids = nearest(q, all);
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .select(['player.id', 'player.full_name as name', 'team.name as team'])
    .where('player.id', 'in', ids)
    .execute();
  const found = new Map(people.map((person) => [person.id, person]));
  return ids.flatMap((id) => {
    const person = found.get(id);
    return person ? [{ id, name: person.name, detail: person.team ?? '' }] : [];
  });
}

type Named<T> = { sortName: string; words: readonly string[]; of: T };

function named<T>(sortName: string, of: T): Named<T> {
  return { sortName, words: wordsOf(sortName), of };
}

function nearest<T>(q: string, all: readonly Named<T>[]): T[] {
  const asked = wordsOf(sortName(q));
  return all
    .flatMap((one) => {
      const typos = typosIn(asked, one.words);
      return typos === undefined ? [] : [{ ...one, slips: typos }];
    })
    .sort((a, b) => a.slips - b.slips || a.sortName.localeCompare(b.sortName))
    .slice(0, MOST)
    .map((one) => one.of);
}

async function findMatches(
  store: Store,
  teams: readonly SearchHit[],
  sides: readonly SearchHit[][],
  now: number,
): Promise<SearchHit[]> {
  const [ones = [], others = []] = sides;
  const asked = ones
    .slice(0, 3)
    .flatMap((one) => others.slice(0, 3).map((other) => ({ team: one.id, opponent: other.id })));
  const wanted = asked.length > 0 ? asked : teams.slice(0, 3).map(({ id }) => ({ team: id }));
  const [ahead, results] = await Promise.all([
    listOfEach(store, wanted, { from: localDate(now) }),
    listOfEach(store, wanted, { isDecided: true, descending: true }),
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
  wanted: readonly Pick<MatchQuery, 'team' | 'opponent'>[],
  which: Pick<MatchQuery, 'from' | 'isDecided' | 'descending'>,
): Promise<Match[]> {
  const lists = await Promise.all(
    wanted.map((one) => listMatches(store, { ...which, ...one, limit: MOST })),
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
  };
}
