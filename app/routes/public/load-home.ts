import type { HomeTableData } from '#app/features/leagues/home-table.tsx';
import type { HomeListData } from '#app/features/match-lists/home-list.tsx';
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

const NEXT_COUNT = 10;
const LATEST_COUNT = 8;

export type HomeFilter = { kind: 'all' | 'live' } | { kind: 'day'; day: string };

/** `?status=Live` or `?date=YYYY-MM-DD`; anything else is all. */
export function homeFilterOf(search: URLSearchParams): HomeFilter {
  const day = search.get('date');
  if (day !== null && isDay(day)) return { kind: 'day', day };
  return { kind: search.get('status') === 'Live' ? 'live' : 'all' };
}

/** The centre column of home. */
export async function loadHome(page: PageContext, search: URLSearchParams): Promise<HomeListData> {
  const { store, now, sharedRead } = page;
  const filter = homeFilterOf(search);
  const today = localDay(now);
  const day = filter.kind === 'day' ? filter.day : today;
  const strip = stripDays(day);
  const [from, to] = [strip[0]!, strip.at(-1)!];
  const [sections, site, matchDays] = await Promise.all([
    loadSections(page, filter),
    sharedRead('site', () => getSite(store)),
    sharedRead(`days ${from} ${to}`, () => listMatchDays(store, from, to)),
  ]);
  const live = sections.find(({ name }) => name === 'live' || filter.kind === 'live');
  return {
    sections,
    kind: filter.kind,
    day,
    today,
    matchDays,
    liveCount: live?.matches.length ?? null,
    slogan: site.slogan,
    nearest: sections.every(isEmptySection) ? await findNearest(page, day) : null,
  };
}

/** The first match after a day; where none comes, the last one before it. */
async function findNearest({ store }: PageContext, day: string): Promise<Match | null> {
  const next = await listMatches(store, { from: addDays(day, 1), limit: 1 });
  if (next.items[0]) return next.items[0];
  const last = await listMatches(store, { to: addDays(day, -1), descending: true, limit: 1 });
  return last.items[0] ?? null;
}

const TABLE_ROWS = 8;

/** The top of the table, a league's or a group's, of most of the listed matches; null where nobody played. */
export async function loadHomeTable(
  page: PageContext,
  sections: readonly HomeSection[],
): Promise<HomeTableData | null> {
  const busiest = busiestLeague(sections.flatMap((section) => section.matches));
  if (busiest === null) return null;
  const tables = await loadLeagueTables(page, busiest.league.id);
  const table = tables.find(({ group }) => group?.id === busiest.group?.id) ?? tables[0]!;
  const { standings } = table;
  if (standings.rows.every((row) => row.played === 0)) return null;
  const rows = standings.rows.slice(0, TABLE_ROWS);
  return {
    league: busiest.league,
    group: table.group?.name ?? null,
    standings: { ...standings, rows, explanations: [] },
  };
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
  { store, now }: PageContext,
  filter: HomeFilter,
): Promise<HomeSection[]> {
  if (filter.kind === 'day') {
    const { items } = await listMatches(store, { date: filter.day, limit: 100 });
    const waiting = await listWaiting(store, { date: filter.day, limit: 100 });
    return [{ name: 'day', matches: items, waiting }];
  }
  const live = await listMatches(store, { status: 'Live', limit: 100 });
  if (filter.kind === 'live') return [{ name: 'day', matches: live.items, waiting: [] }];
  const today = localDay(now);
  const [day, next, latest, waiting] = await Promise.all([
    listMatches(store, { date: today, limit: 100 }),
    listMatches(store, { from: addDays(today, 1), limit: NEXT_COUNT }),
    listMatches(store, { to: addDays(today, -1), descending: true, limit: LATEST_COUNT }),
    listWaiting(store, { from: today, limit: NEXT_COUNT }),
  ]);
  const isNotLive = (match: { status: string }) => match.status !== 'Live';
  const isToday = (fixture: Fixture) => fixture.matchDate === today;
  // Fixtures without teams are shown as far as the matches go, so that both are whole up to the
  // same day.
  const end = next.next === null ? null : next.items.at(-1)!.startsAt;
  const isNext = (fixture: Fixture) =>
    !isToday(fixture) && (end === null || fixture.startsAt <= end);
  return [
    { name: 'live', matches: live.items, waiting: [] },
    { name: 'today', matches: day.items.filter(isNotLive), waiting: waiting.filter(isToday) },
    { name: 'next', matches: next.items.filter(isNotLive), waiting: waiting.filter(isNext) },
    { name: 'latest', matches: latest.items.filter(isNotLive), waiting: [] },
  ];
}
