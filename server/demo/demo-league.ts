import type { CreateLeague } from '#contract/leagues/league.ts';
import type { Gender } from '#contract/primitives.ts';
import { roundRobin } from '#domain/competition/fixtures/round-robin.ts';
import { addDays } from '#domain/competition/schedule/calendar.ts';

/** A fixture by the names of its teams. */
export type DemoFixture = {
  date: string;
  time: string;
  team1: string;
  team2: string;
  location: string;
  round: string;
  group?: string;
  /** false: not in the table. */
  counts?: boolean;
};

export type DemoLeague = {
  input: Omit<CreateLeague, 'about' | 'partner'>;
  gender: Gender;
  fixtures: DemoFixture[];
};

const TIMES = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

type Calendar = {
  start: string;
  daysBetween: number;
  location: string;
  group?: string;
  /** Shifts the times of the day, so that two groups do not need the court at once. */
  slot?: number;
};

/** Each against each once; a round a day, its matches one after the other on one court. */
export function allAgainstAll(teams: readonly string[], calendar: Calendar): DemoFixture[] {
  const played = new Map<number, number>();
  return roundRobin(teams).map(({ round, team1, team2 }) => {
    const place = played.get(round) ?? 0;
    played.set(round, place + 1);
    return {
      date: addDays(calendar.start, (round - 1) * calendar.daysBetween),
      time: TIMES[(place + (calendar.slot ?? 0)) % TIMES.length]!,
      team1,
      team2,
      location: calendar.location,
      round: String(round),
      ...(calendar.group === undefined ? {} : { group: calendar.group }),
    };
  });
}

export function league(
  name: string,
  type: CreateLeague['type'],
  startsAt: string,
  location: string,
): DemoLeague['input'] {
  return { name: `${name} (demo)`, type, startsAt, location };
}
