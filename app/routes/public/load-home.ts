import type { HomeTableData } from '#app/features/leagues/home-table.tsx';
import type { LeagueTable } from '#app/features/leagues/league-tables.tsx';
import type { HomeListData } from '#app/features/match-lists/home-list.tsx';
import type { HomeChoice } from '#app/features/match-lists/home-query.ts';
import { type HomeSection, isEmptySection } from '#app/features/match-lists/home-sections.tsx';
import { groupByLeague } from '#app/features/match-lists/match-groups.ts';
import { stripDays } from '#app/features/match-lists/strip-days.ts';
import { isDay, localDay } from '#app/lib/local-day.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';
import { addDays } from '#domain/competition/schedule/calendar.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listWaiting } from '#server/play/fixtures/queries.ts';
import { listMatchDays, listMatches } from '#server/play/matches/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';
import { loadLeagueTables } from './load-league-tables.ts';
import { loadPlaces } from './load-places.ts';

/** Matches for which a first view of 14 KB has room; those that are live or of today are always shown. */
const ROOM = 20;
/** Matches that come or were, however many there are today. */
const LEAST_OTHERS = 6;
const MOST_NEXT = 10;
const MOST_LATEST = 7;

/** The numbers of coming and past matches beside those of today: more of those that come. */
export function countsBeside(shown: number): { next: number; latest: number } {
  const others = Math.max(LEAST_OTHERS, ROOM - shown);
  const latest = Math.min(MOST_LATEST, Math.floor(others * 0.4));
  return { next: Math.min(MOST_NEXT, others - latest), latest };
}

/** `?status=Live` or `?date=YYYY-MM-DD`; anything else is all. A city as it was asked for. */
export function homeChoiceOf(search: URLSearchParams, today: string): HomeChoice {
  const place = search.get('place');
  const day = search.get('date');
  if (day !== null && isDay(day)) return { kind: 'day', day, place };
  return { kind: search.get('status') === 'Live' ? 'live' : 'all', day: today, place };
}

/** The centre column of home. */
export async function loadHome(page: PageContext, search: URLSearchParams): Promise<HomeListData> {
  const { store, now, sharedRead } = page;
  const today = localDay(now);
  const places = await loadPlaces(page, search);
  const choice = { ...homeChoiceOf(search, today), place: places.chosen };
  const { kind, day, place } = choice;
  const strip = stripDays(day);
  const [from, to] = [strip[0]!, strip.at(-1)!];
  const near = place === null ? {} : { place };
  const [sections, site, matchDays] = await Promise.all([
    loadSections(page, choice, today),
    sharedRead('site', () => getSite(store)),
    sharedRead(`days ${from} ${to} ${place ?? ''}`, () =>
      listMatchDays(store, from, to, place ?? undefined),
    ),
  ]);
  const live = sections.find(({ name }) => name === 'live' || kind === 'live');
  return {
    sections,
    kind,
    day,
    places,
    today,
    matchDays,
    liveCount: live?.matches.length ?? null,
    slogan: site.slogan,
    nearest: sections.every(isEmptySection) ? await findNearest(page, day, near) : null,
  };
}

/** Of a city's grounds only, where one is chosen. */
type Near = { place?: string };

/** The first match after a day; where none comes, the last one before it. */
async function findNearest({ store }: PageContext, day: string, near: Near): Promise<Match | null> {
  const next = await listMatches(store, { ...near, from: addDays(day, 1), limit: 1 });
  if (next.items[0]) return next.items[0];
  const before = { ...near, to: addDays(day, -1), descending: true };
  const last = await listMatches(store, { ...before, limit: 1 });
  return last.items[0] ?? null;
}

/** As many as a wide screen shows beside the list without scrolling. */
const TABLE_ROWS = 8;
const FURTHER_ROWS = 4;

/** The top of the table of the league that plays most, or of two of its groups; null where nobody played. */
export async function loadHomeTable(
  page: PageContext,
  sections: readonly HomeSection[],
): Promise<HomeTableData | null> {
  const busiest = busiestLeague(sections.flatMap((section) => section.matches));
  if (busiest === null) return null;
  const tables = await loadLeagueTables(page, busiest.league.id);
  const first = tables.find(({ group }) => group?.id === busiest.group?.id) ?? tables[0]!;
  if (first.standings.rows.every((row) => row.played === 0)) return null;
  const second = tables.find((table) => table !== first);
  return {
    league: busiest.league,
    tables: second
      ? [topOf(first, TABLE_ROWS), topOf(second, FURTHER_ROWS)]
      : [topOf(first, TABLE_ROWS + FURTHER_ROWS)],
  };
}

function topOf({ group, standings }: LeagueTable, count: number) {
  const rows = standings.rows.slice(0, count);
  return { group: group?.name ?? null, standings: { ...standings, rows, explanations: [] } };
}

/** The largest group of the league with most matches. */
function busiestLeague(matches: readonly Match[]) {
  const [most] = groupByLeague(matches)
    .filter((group) => group.league !== null)
    .toSorted((a, b) => b.matches.length - a.matches.length);
  if (!most?.league) return null;
  const groups = Map.groupBy(most.matches, (match) => match.group?.id);
  const [largest] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return { league: most.league, group: largest![0]!.group };
}

/** Live first, then today, what comes and what was. */
async function loadSections(
  { store }: PageContext,
  { kind, day: date, place }: HomeChoice,
  today: string,
): Promise<HomeSection[]> {
  const near: Near = place === null ? {} : { place };
  if (kind === 'day') {
    const { items } = await listMatches(store, { ...near, date, limit: 100 });
    const waiting = await listWaiting(store, { ...near, date, limit: 100 });
    return [{ name: 'day', matches: items, waiting }];
  }
  const live = await listMatches(store, { ...near, status: 'Live', limit: 100 });
  if (kind === 'live') return [{ name: 'day', matches: live.items, waiting: [] }];
  const isNotLive = (match: { status: string }) => match.status !== 'Live';
  const ofToday = await listMatches(store, { ...near, date: today, limit: 100 });
  const day = ofToday.items.filter(isNotLive);
  const counts = countsBeside(live.items.length + day.length);
  const before = { to: addDays(today, -1), descending: true };
  const [next, latest, waiting] = await Promise.all([
    listMatches(store, { ...near, from: addDays(today, 1), limit: counts.next }),
    listMatches(store, { ...near, ...before, limit: counts.latest }),
    listWaiting(store, { ...near, from: today, limit: MOST_NEXT }),
  ]);
  const isToday = (fixture: Fixture) => fixture.matchDate === today;
  // Fixtures without teams are shown as far as the matches go, so that both are whole up to the
  // same day.
  const end = next.next === null ? null : next.items.at(-1)!.startsAt;
  const isNext = (fixture: Fixture) =>
    !isToday(fixture) && (end === null || fixture.startsAt <= end);
  return [
    { name: 'live', matches: live.items, waiting: [] },
    { name: 'today', matches: day, waiting: waiting.filter(isToday) },
    { name: 'next', matches: next.items.filter(isNotLive), waiting: waiting.filter(isNext) },
    { name: 'latest', matches: latest.items.filter(isNotLive), waiting: [] },
  ];
}
