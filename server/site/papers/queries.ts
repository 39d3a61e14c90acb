import { type Language, localPath } from '#contract/language.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import type { Match } from '#contract/matches/match.ts';
import { DUTIES, type Duty } from '#contract/people/official.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { listWaiting } from '#server/play/fixtures/queries.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { NOT_DECLINED } from '#server/play/officials/not-declined.ts';
import { getSchedule } from '#server/play/schedule/queries.ts';
import { readTableFacts, tablesByGroup } from '#server/play/standings/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';
import type {
  MatchesFacts,
  PaperMatch,
  PaperOfficial,
  PosterFacts,
  PosterMatch,
  TableFacts,
} from './paper-facts.ts';
import { matchesOfRound } from './round-of-poster.ts';

/** More matches than all courts of the country see on a day, or a league in a season. */
export const MAX_MATCHES = 1000;

export type Reader = {
  language: Language;
  origin: string;
  now: number;
  /** The code that phones without internet dial. */
  ussdCode?: string | null;
  /** The number to which people write by SMS. */
  smsNumber?: string | null;
};

/** Throws not-found. */
export async function getScheduleFacts(
  store: Store,
  leagueId: string,
  { language, origin, now }: Reader,
  withDrafts: boolean,
): Promise<MatchesFacts> {
  const [league, schedule, association] = await Promise.all([
    getLeague(store, leagueId),
    getSchedule(store, leagueId, withDrafts),
    nameOfSite(store),
  ]);
  const entries = schedule.entries.filter(({ kind }) => kind !== 'elsewhere');
  const officials = await officialsOf(
    store,
    entries.map(({ id }) => id),
  );
  const matches = entries.map((entry) => ({
    ...factsOf(entry),
    address: entry.kind === 'match' ? origin + localPath(language, `/${entry.id}`) : null,
    league: null,
    group: entry.group,
    isDraft: entry.draft,
    notBefore: entry.notBefore,
    status: entry.status,
    officials: officials.get(entry.id) ?? [],
  }));
  return {
    kind: 'schedule',
    association,
    subject: league.name,
    address: origin + localPath(language, `/league/${leagueId}`),
    now,
    matches: inOrder(matches),
  };
}

/** All matches of a day that everybody sees. */
export async function getDayFacts(
  store: Store,
  date: string,
  reader: Reader,
): Promise<MatchesFacts> {
  const [matches, association] = await Promise.all([
    listPublished(store, { date }, reader),
    nameOfSite(store),
  ]);
  const { language, origin, now } = reader;
  const address = origin + localPath(language, '/fixtures');
  return { kind: 'day', association, subject: date, address, now, matches };
}

/** The same matches for a paper that goes by officials. */
export async function getCrewFacts(
  store: Store,
  date: string,
  reader: Reader,
): Promise<MatchesFacts> {
  return { ...(await getDayFacts(store, date, reader)), kind: 'crew' };
}

type Part = { league: string; round?: string | undefined } | { date: string; league?: string };

/** Of a round of a league, or of a day. Throws not-found. */
export async function getPosterFacts(
  store: Store,
  part: Part,
  reader: Reader,
): Promise<PosterFacts> {
  const { language, origin, now } = reader;
  const { league } = part;
  const date = 'date' in part ? part.date : undefined;
  const of = {
    ...(league === undefined ? {} : { league }),
    ...(date === undefined ? {} : { date }),
  };
  const [name, published, association] = await Promise.all([
    league === undefined ? null : getLeague(store, league).then((found) => found.name),
    listPublished(store, of, reader),
    nameOfSite(store),
  ]);
  const round = 'round' in part ? part.round : undefined;
  const chosen =
    date === undefined
      ? matchesOfRound(published, localDate(now), round)
      : { part: { day: date }, matches: published };
  const path = league === undefined ? '/fixtures' : `/league/${league}`;
  const address = origin + localPath(language, path);
  const subject = name ?? date ?? '';
  const { ussdCode = null, smsNumber = null } = reader;
  const ways = { ussdCode, smsNumber };
  return { kind: 'poster', association, subject, address, now, league: name, ...ways, ...chosen };
}

/** The table of a league; where it has groups, theirs alone. Throws not-found. */
export async function getTableFacts(
  store: Store,
  leagueId: string,
  { language, origin, now }: Reader,
): Promise<TableFacts> {
  const [facts, association] = await Promise.all([
    readTableFacts(store, leagueId),
    nameOfSite(store),
  ]);
  const { name } = facts.league;
  const tables = tablesByGroup(facts);
  const address = origin + localPath(language, `/league/${leagueId}/standingList`);
  return { kind: 'table', association, subject: name, address, now, tables };
}

/** Matches that everybody sees, and those that wait for their teams, by time. */
async function listPublished(
  store: Store,
  of: { league?: string; date?: string },
  { language, origin }: Reader,
): Promise<PosterMatch[]> {
  const [{ items }, waiting] = await Promise.all([
    listMatches(store, { ...of, limit: MAX_MATCHES }),
    listWaiting(store, { ...of, limit: MAX_MATCHES }),
  ]);
  const officials = await officialsOf(
    store,
    items.map(({ id }) => id),
  );
  const played = items.map((match) => ({
    ...factsOf({ ...match, team1: named(match.team1), team2: named(match.team2) }),
    address: origin + localPath(language, `/${match.id}`),
    league: match.league?.name ?? null,
    group: match.group?.name ?? null,
    isDraft: false,
    notBefore: match.notBefore,
    status: match.status,
    officials: officials.get(match.id) ?? [],
    colors: [match.team1.jerseyColor1, match.team2.jerseyColor1] as const,
    result: resultOf(match),
  }));
  const others = waiting.map((fixture) => ({
    ...factsOf({ ...fixture, round: fixture.label ?? `${fixture.round}` }),
    address: null,
    league: fixture.league.name,
    group: fixture.group,
    isDraft: false,
    notBefore: false,
    status: 'not started',
    officials: [],
    colors: null,
    result: null,
  }));
  return inOrder<PosterMatch>([...played, ...others]);
}

function resultOf({ status, sets, team1Wins, team2Wins }: Match): PosterMatch['result'] {
  if (status !== 'ended') return null;
  const points = sets.map(({ team1Score, team2Score }) => `${team1Score}–${team2Score}`);
  return { wins: [team1Wins, team2Wins], sets: points };
}

const named = ({ name }: Match['team1']) => ({ name, source: null });

type Planned = Pick<ScheduleEntry, 'id' | 'matchDate' | 'matchTime' | 'location' | 'court'> & {
  round: string | null;
  team1: PaperMatch['team1'];
  team2: PaperMatch['team2'];
};

function factsOf({ id, round, team1, team2, matchDate, matchTime, location, court }: Planned) {
  const sideOf = ({ name, source }: PaperMatch['team1']) => ({ name, source });
  return {
    id,
    round,
    team1: sideOf(team1),
    team2: sideOf(team2),
    date: matchDate,
    time: matchTime === UNKNOWN_TIME ? '' : matchTime,
    location,
    court,
  };
}

function inOrder<T extends PaperMatch>(matches: readonly T[]): T[] {
  const key = ({ date, time, location, court, id }: PaperMatch) =>
    [date, time, location, court ?? '', id].join('\u0000');
  return matches.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

export async function nameOfSite(store: Store): Promise<string> {
  return (await getSite(store)).name || 'Wavu';
}

/** So many ids in one statement. */
const CHUNK = 400;

async function officialsOf(
  { db }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaperOfficial[]>> {
  const names = new Map<string, PaperOfficial[]>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await db
      .selectFrom('match_official')
      .innerJoin('official', 'official.id', 'match_official.official_id')
      .select(['match_official.match_id', 'official.name', 'match_official.duty'])
      .where('match_official.match_id', 'in', ids.slice(from, from + CHUNK))
      .where('official.archived_at', 'is', null)
      .where(NOT_DECLINED)
      .orderBy('match_official.match_id')
      .orderBy('official.name')
      .execute();
    for (const { match_id, name, duty } of rows)
      names.set(match_id, [...(names.get(match_id) ?? []), { name, duty: duty as Duty }]);
  }
  for (const crew of names.values())
    crew.sort((a, b) => DUTIES.indexOf(a.duty) - DUTIES.indexOf(b.duty));
  return names;
}
