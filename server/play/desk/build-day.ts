import type { Day } from '#domain/competition/day/plan-of-day.ts';
import { dateOf, instantOf, timeOf } from '#domain/competition/schedule/calendar.ts';
import { EAT_OFFSET_MS, UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { constraintsOfRules, isOfFinals } from '#domain/competition/schedule/plan-rules.ts';
import type { Constraint, MatchToSchedule } from '#domain/competition/schedule/problem.ts';
import { courtName, courtsAt, nameOfCourt } from './courts.ts';
import { type DayFacts, rulesOf } from './day-facts.ts';

/** A match or a waiting fixture, as the day is planned with it. */
export type DayEntry = {
  id: string;
  leagueId: string | null;
  teams: string[];
  /** The home team, where it is known. */
  home: string | null;
  isFinal: boolean;
  time: string;
  location: string;
  court: string | null;
  minutes: number;
  /** It takes a court on that day. */
  isPlayed: boolean;
  movable: boolean;
};

export function entriesOf(facts: DayFacts): DayEntry[] {
  const { matches, waiting, runs } = facts;
  const teamsOf = (row: { team1_id: string | null; team2_id: string | null }) =>
    [row.team1_id, row.team2_id].filter((id) => id !== null);
  const common = (row: (typeof matches)[number] | (typeof waiting)[number]) => ({
    id: row.id,
    leagueId: row.league_id,
    teams: teamsOf(row),
    home: row.team1_id,
    time: row.match_time,
    location: row.location,
    court: row.court,
    minutes: rulesOf(facts, row.league_id).matchMinutes,
  });
  return [
    ...matches.map((row): DayEntry => {
      const isPlayed = row.match_time !== UNKNOWN_TIME && !NOT_PLAYED.includes(row.status);
      const movable = isPlayed && row.status === 'not started' && runs(row.league_id);
      return { ...common(row), isFinal: isOfFinals(row.round), isPlayed, movable };
    }),
    ...waiting.map((row): DayEntry => {
      const isPlayed = row.match_time !== UNKNOWN_TIME;
      const movable = isPlayed && runs(row.league_id);
      return { ...common(row), isFinal: isOfFinals(row.label), isPlayed, movable };
    }),
  ];
}

const NOT_PLAYED: readonly string[] = ['cancelled', 'postponed'];

/**
 * The day as the scheduler sees it.
 *
 * @param location the venue that is planned; what others play elsewhere stays where it is
 * @param now epoch milliseconds
 */
export function buildDay(
  facts: DayFacts,
  location: string,
  now: number,
): { day: Day; entries: ReadonlyMap<string, DayEntry>; courts: string[] } {
  const { day: date } = facts;
  const entries = entriesOf(facts).filter(({ isPlayed }) => isPlayed);
  const here = entries.filter((entry) => entry.location === location);
  const courts = courtsAt(facts, location).map((court) => courtName(location, court));
  const places = new Map([
    ...courts.map((court) => [court, location] as const),
    ...entries.map((entry) => [nameOfCourt(facts, entry), entry.location] as const),
  ]);
  const schedule = entries.map((entry) => ({
    match: entry.id,
    court: nameOfCourt(facts, entry),
    date,
    time: entry.time,
  }));
  const matches = entries.map(
    (entry): MatchToSchedule => ({
      id: entry.id,
      minutes: entry.minutes,
      teams: entry.teams,
      after: facts.sources.get(entry.id) ?? [],
    }),
  );
  const local = Math.floor((now + EAT_OFFSET_MS) / 60_000);
  const day: Day = {
    date,
    problem: {
      matches,
      courts: [...new Set([...courts, ...schedule.map(({ court }) => court)])],
      openHours: [{ date, opens: '00:00', closes: '24:00' }],
      constraints: [...limitsOf(facts, here, entries), ...rulesOfPlans(facts, places, entries)],
    },
    schedule,
    movable: new Set(here.filter(({ movable }) => movable).map(({ id }) => id)),
    now: dateOf(local) === date ? local : instantOf(date, '00:00'),
  };
  return { day, entries: new Map(entries.map((entry) => [entry.id, entry])), courts };
}

/** The rests of each league, and its hours for its matches at the venue. */
function limitsOf(
  facts: DayFacts,
  here: readonly DayEntry[],
  all: readonly DayEntry[],
): Constraint[] {
  const idsOf = (entries: readonly DayEntry[], league: string | null) =>
    entries.flatMap(({ id, leagueId }) => (leagueId === league ? [id] : []));
  return [...new Set(all.map(({ leagueId }) => leagueId))].flatMap((league): Constraint[] => {
    const { restMinutes, opens, closes } = rulesOf(facts, league);
    const rest: Constraint[] =
      restMinutes > 0
        ? [
            {
              kind: 'minimum-rest',
              minutes: restMinutes,
              weight: 'hard',
              matches: idsOf(all, league),
            },
          ]
        : [];
    return [
      ...rest,
      {
        kind: 'preferred-hours',
        weight: 'hard',
        date: facts.day,
        from: opens,
        to: closes,
        matches: idsOf(here, league),
      },
    ];
  });
}

/**
 * The rules that each league gave its plan. A team keeps to them in whichever league it plays; home grounds
 * and days of the finals are of the league alone.
 */
function rulesOfPlans(
  facts: DayFacts,
  places: ReadonlyMap<string, string>,
  all: readonly DayEntry[],
): Constraint[] {
  return [...new Set(all.map(({ leagueId }) => leagueId))].flatMap((league) => {
    const matches = all.map(({ id, teams, home, isFinal, leagueId }) => ({
      id,
      teams,
      ...(home !== null && leagueId === league && { home }),
      isFinal: isFinal && leagueId === league,
    }));
    return constraintsOfRules(rulesOf(facts, league).rules ?? [], matches, places);
  });
}

/** `HH:mm` of an instant on a day; a time of another day is its first or last. */
export function clockOn(date: string, now: number): string | null {
  const local = Math.floor((now + EAT_OFFSET_MS) / 60_000);
  return dateOf(local) === date ? timeOf(local) : null;
}
