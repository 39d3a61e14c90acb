import { type Language, localPath } from '#contract/language.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/season.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listWaiting } from '#server/play/fixtures/queries.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { getSchedule } from '#server/play/schedule/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';
import type { PaperFacts, PaperMatch } from './paper-facts.ts';

/** More matches than all courts of the country see on a day. */
const MAX_OF_DAY = 500;

type Reader = { language: Language; origin: string; now: number };

/** Throws not-found. */
export async function getScheduleFacts(
  store: Store,
  leagueId: string,
  { language, origin, now }: Reader,
  withDrafts: boolean,
): Promise<PaperFacts> {
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
  { language, origin, now }: Reader,
): Promise<PaperFacts> {
  const [{ items }, waiting, association] = await Promise.all([
    listMatches(store, { date, limit: MAX_OF_DAY }),
    listWaiting(store, { date, limit: MAX_OF_DAY }),
    nameOfSite(store),
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
  }));
  return {
    kind: 'day',
    association,
    subject: date,
    address: origin + localPath(language, '/fixtures'),
    now,
    matches: inOrder([...played, ...others]),
  };
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

function inOrder(matches: readonly PaperMatch[]): PaperMatch[] {
  const key = ({ date, time, location, court, id }: PaperMatch) =>
    [date, time, location, court ?? '', id].join('\u0000');
  return matches.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

async function nameOfSite(store: Store): Promise<string> {
  return (await getSite(store)).name || 'Wavu';
}

/** So many ids in one statement. */
const CHUNK = 400;

async function officialsOf(
  { db }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const names = new Map<string, string[]>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await db
      .selectFrom('match_official')
      .innerJoin('official', 'official.id', 'match_official.official_id')
      .select(['match_official.match_id', 'official.name'])
      .where('match_official.match_id', 'in', ids.slice(from, from + CHUNK))
      .where('official.archived_at', 'is', null)
      .orderBy('match_official.match_id')
      .orderBy('official.name')
      .execute();
    for (const { match_id, name } of rows)
      names.set(match_id, [...(names.get(match_id) ?? []), name]);
  }
  return names;
}
