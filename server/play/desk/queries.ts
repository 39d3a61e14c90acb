import type { Desk, DeskCourt, DeskMatch } from '#contract/desk/desk.ts';
import { type Actor, leaguesOf } from '#domain/access/actor.ts';
import { nextOnCourt } from '#domain/competition/day/free-court.ts';
import { instantOf, timeOf } from '#domain/competition/schedule/calendar.ts';
import { type Expected, expectedTimes } from '#domain/competition/schedule/expected-times.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { matchEntry, waitingEntry } from '#server/play/schedule/views.ts';
import { teamNamesById } from '#server/play/teams/queries.ts';
import { buildDay, clockOn, type DayEntry } from './build-day.ts';
import { listChanges } from './change-queries.ts';
import { courtName, courtOf, courtsAt } from './courts.ts';
import { type DayFacts, readDay, rulesOf } from './day-facts.ts';
import { endsOf, isRunning, scoreOf } from './running.ts';

type DeskQuery = { day?: string | undefined; location?: string | undefined };

/** The courts of a venue on a day, for whoever runs one of its leagues. */
export async function getDesk(
  store: Store,
  actor: Actor,
  query: DeskQuery,
  now: number,
): Promise<Desk> {
  const day = query.day ?? localDate(now);
  const facts = await readDay(store.db, actor, day);
  const locations = locationsOf(facts);
  const location = query.location ?? locations[0]?.location ?? '';
  const built = buildDay(facts, location, now);
  const minutesOf = (row: { league_id: string | null }) =>
    rulesOf(facts, row.league_id).matchMinutes;
  const ends = await endsOf(store, facts.matches, minutesOf, now);
  const clock = clockOn(day, now);
  const expected = expectedTimes(built.day.problem, built.day.schedule, {
    ends,
    ...(clock !== null && { now: built.day.now }),
  });
  const matches = await matchesAt(store, facts, location, built.entries, expected);
  return {
    day,
    location,
    now: clock,
    nextDay: locations.length === 0 ? await nextDayOf(store.db, actor, day) : null,
    locations,
    courts: courtsAt(facts, location).map((court): DeskCourt => {
      const there = matches.filter((match) => match.court === court);
      const running = there.find(isRunning);
      const next = there.find(({ status, kind }) => status === 'not started' && kind === 'match');
      const advice =
        clock === null || running
          ? undefined
          : nextOnCourt(built.day, courtName(location, court), expected);
      return {
        court,
        running: running?.id ?? null,
        next: next?.id ?? null,
        advice: advice
          ? { match: advice.match, time: advice.to.time, waitsUntil: advice.waitsUntil }
          : null,
      };
    }),
    matches,
    changes: await listChanges(store.db, actor, { day, location }),
  };
}

/** The first day after this one on which an actor has matches to run. */
async function nextDayOf(db: Database, actor: Actor, day: string): Promise<string | null> {
  const leagues = leaguesOf(actor);
  let select = db
    .selectFrom('match')
    .select(({ fn }) => fn.min('match_date').as('day'))
    .where('archived_at', 'is', null)
    .where('status', 'in', ['not started', 'Live'])
    .where('match_date', '>', day);
  if (leagues !== null) select = select.where('league_id', 'in', ['', ...leagues]);
  return (await select.executeTakeFirst())?.day ?? null;
}

/** The venues of a day that an actor has matches at, the busiest first. */
function locationsOf({ matches, waiting, runs }: DayFacts): Desk['locations'] {
  const counts = new Map<string, number>();
  for (const { location, league_id } of [...matches, ...waiting])
    if (runs(league_id)) counts.set(location, (counts.get(location) ?? 0) + 1);
  return [...counts]
    .map(([location, count]) => ({ location, matches: count }))
    .sort((a, b) => b.matches - a.matches || a.location.localeCompare(b.location));
}

async function matchesAt(
  store: Store,
  facts: DayFacts,
  location: string,
  entries: ReadonlyMap<string, DayEntry>,
  expected: ReadonlyMap<string, Expected>,
): Promise<DeskMatch[]> {
  const waiting = facts.waiting.filter((row) => row.location === location);
  const ids = waiting.flatMap((row) => [row.team1_id, row.team2_id]);
  const names = await teamNamesById(store.db, ids);
  const view = (
    {
      after: _,
      fixed: __,
      location: ___,
      matchDate: ____,
      ...entry
    }: ReturnType<typeof matchEntry>,
    row: { league_id: string | null; court: string | null },
    score: DeskMatch['score'],
  ): DeskMatch => {
    const announced = instantOf(facts.day, entry.matchTime);
    const times = expected.get(entry.id);
    const name = row.league_id === null ? undefined : facts.leagueNames.get(row.league_id);
    const start = times?.start ?? announced;
    const minutes = rulesOf(facts, row.league_id).matchMinutes;
    const waits = entry.status === 'not started';
    return {
      ...entry,
      court: courtOf(facts, { location, court: row.court }),
      league: row.league_id !== null && name !== undefined ? { id: row.league_id, name } : null,
      movable: entries.get(entry.id)?.movable ?? false,
      minutes,
      score,
      expectedStart: timeOf(start),
      expectedEnd: timeOf(times?.end ?? announced + minutes),
      delay: waits ? Math.max(0, start - announced) : 0,
      officials: facts.officials.get(entry.id) ?? [],
    };
  };
  return [
    ...facts.matches
      .filter((row) => row.location === location)
      .map((row) => view(matchEntry(row, 'match', []), row, scoreOf(row))),
    ...waiting.map((row) => view(waitingEntry(row, names, []), row, null)),
  ].sort((a, b) => a.matchTime.localeCompare(b.matchTime));
}
