import { dateOfDay, dayNumber, weekdayOf } from './calendar.ts';
import { UNKNOWN_TIME } from './local-time.ts';
import { constraintsOfRules, isOfFinals, type PlanRule, type RuledMatch } from './plan-rules.ts';
import type {
  Appointment,
  Constraint,
  MatchToSchedule,
  OpenHours,
  ScheduleProblem,
} from './problem.ts';

/** The days, hours and places of a league. `days` are days of the week, 0 = Sunday; times local. */
export type SeasonSettings = {
  days: readonly number[];
  opens: string;
  closes: string;
  venues: readonly { location: string; courts: number }[];
  matchMinutes: number;
  restMinutes: number;
  /** Of one team. */
  matchesPerDay: number;
  /** A day on which nobody plays, or not this team, or not at this location. */
  blackouts: readonly { date: string; team?: string | undefined; location?: string | undefined }[];
  rules?: readonly PlanRule[] | undefined;
};

/**
 * The only constraint of a league that was never scheduled: a team cannot be in two places at once.
 */
export const OPEN_SEASON: SeasonSettings = {
  days: [0, 1, 2, 3, 4, 5, 6],
  opens: '00:00',
  closes: '24:00',
  venues: [],
  matchMinutes: 120,
  restMinutes: 0,
  matchesPerDay: 99,
  blackouts: [],
};

/** A match of a season, placed or to be placed. */
export type SeasonMatch = RuledMatch & {
  after?: readonly string[];
  within?: { first: string; last: string };
};

export type Place = { location: string; court: string | null };
export type Placed = Place & { id: string; matchDate: string; matchTime: string };

/** The courts of a season by the names that the schedule knows them by. */
export function courtsOf({ venues }: SeasonSettings): ReadonlyMap<string, Place> {
  return new Map(
    venues.flatMap(({ location, courts }) =>
      Array.from({ length: courts }, (_, index): [string, Place] => {
        const place = { location, court: courts === 1 ? null : `${index + 1}` };
        return [courtName(place), place];
      }),
    ),
  );
}

function courtName({ location, court }: Place): string {
  return court === null ? location : `${location} / ${court}`;
}

/**
 * The problem of placing these matches between two dates, the last included. Matches placed where
 * nobody said on which court take none from the others: each has one of its own.
 */
export function seasonProblem(
  settings: SeasonSettings,
  matches: readonly SeasonMatch[],
  placed: readonly Placed[],
  dates: { first: string; last: string },
): { problem: ScheduleProblem; schedule: Appointment[] } {
  const courts = courtsOf(settings);
  const schedule = placed.map((entry): Appointment => {
    const name = courtName(entry);
    const isPlaced = entry.court !== null || courts.has(name);
    const court = isPlaced ? name : `${name} (${entry.id})`;
    return { match: entry.id, court, date: entry.matchDate, time: entry.matchTime };
  });
  const constraints: Constraint[] = [
    { kind: 'matches-per-day', most: settings.matchesPerDay, weight: 'hard' },
    ...settings.blackouts.flatMap((blackout) => blackoutsOf(blackout, [...courts])),
  ];
  if (settings.restMinutes > 0)
    constraints.push({ kind: 'minimum-rest', minutes: settings.restMinutes, weight: 'hard' });
  const places = new Map([...courts].map(([court, { location }]) => [court, location]));
  schedule.forEach(({ court }, index) => {
    places.set(court, placed[index]!.location);
  });
  constraints.push(...constraintsOfRules(settings.rules ?? [], matches, places));
  const problem = {
    matches: matches.map(
      ({ home: _home, isFinal: _isFinal, ...match }): MatchToSchedule => ({
        ...match,
        minutes: settings.matchMinutes,
      }),
    ),
    courts: [...new Set([...courts.keys(), ...schedule.map(({ court }) => court)])],
    openHours: openHours(settings, dates).map((hours) =>
      courts.size > 0 ? { ...hours, courts: [...courts.keys()] } : hours,
    ),
    constraints,
  };
  return { problem, schedule };
}

/** The days that are played on, each with the hours of all courts. */
export function openHours(
  { days, opens, closes, blackouts }: SeasonSettings,
  { first, last }: { first: string; last: string },
): OpenHours[] {
  const closed = new Set(
    blackouts.flatMap(({ date, team, location }) => ((team ?? location) ? [] : [date])),
  );
  const hours: OpenHours[] = [];
  for (let day = dayNumber(first); day <= dayNumber(last); day += 1) {
    const date = dateOfDay(day);
    if (days.includes(weekdayOf(day)) && !closed.has(date)) hours.push({ date, opens, closes });
  }
  return hours;
}

function blackoutsOf(
  { date, team, location }: SeasonSettings['blackouts'][number],
  courts: readonly [string, Place][],
): Constraint[] {
  if (team !== undefined) return [{ kind: 'blackout', weight: 'hard', team, date }];
  return courts
    .filter(([, place]) => place.location === location)
    .map(([court]) => ({ kind: 'blackout', weight: 'hard', court, date }));
}

/** A match in the calendar of a league, as it is judged together with the others. */
export type SeasonEntry = Placed & {
  team1: { id: string | null };
  team2: { id: string | null };
  after: readonly string[];
  status: string;
  /** The label of a final, the number of a round; a match of another league is no final of this one. */
  round?: string | null;
  kind?: string;
};

/** The calendar of a league as a problem with its schedule; what is called off takes no court. */
export function seasonOf(
  settings: SeasonSettings | null,
  entries: readonly SeasonEntry[],
): { problem: ScheduleProblem; schedule: Appointment[] } {
  const played = entries.filter(
    ({ status, matchTime }) =>
      matchTime !== UNKNOWN_TIME && status !== 'cancelled' && status !== 'postponed',
  );
  const ids = new Set(played.map(({ id }) => id));
  const matches = played.map(
    ({ id, team1, team2, after, round, kind }): SeasonMatch => ({
      id,
      teams: [team1.id, team2.id].filter((team) => team !== null),
      after: after.filter((source) => ids.has(source)),
      ...(team1.id !== null && kind !== 'elsewhere' && { home: team1.id }),
      isFinal: kind !== 'elsewhere' && isOfFinals(round),
    }),
  );
  const days = played.map(({ matchDate }) => matchDate).sort();
  const dates = { first: days[0] ?? '1970-01-01', last: days.at(-1) ?? '1970-01-01' };
  return seasonProblem(settings ?? OPEN_SEASON, matches, played, dates);
}
