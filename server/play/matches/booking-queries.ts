import type { ScheduleSettings } from '#contract/leagues/schedule.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import type { Store } from '#server/platform/db/store.ts';
import { startOfDay } from '#server/platform/time/local-time.ts';

/**
 * The resources that a match takes up: a day and hour, two teams, its officials, a court of its
 * venue.
 */
export type MatchBooking = {
  id: string;
  /** Its id; null for a match of none. */
  league: string | null;
  date: string;
  time: string;
  teams: string[];
  officials: string[];
  /** The time that it takes on a court: as the plan of its league has it. */
  minutes: number;
  location: string;
  /** The court that it was given; null where nobody named one. */
  court: string | null;
  /** The number of courts of the venue on record that `location` names; null where it names none. */
  courts: number | null;
};

/** Matches to be played from a day on whose hour is known. */
export async function listMatchBookings(store: Store, from: string): Promise<MatchBooking[]> {
  const open = store.db
    .selectFrom('match')
    .where('match.archived_at', 'is', null)
    .where('match.starts_at', '>=', startOfDay(from))
    .where('match.match_time', '<>', UNKNOWN_TIME)
    .where('match.status', 'in', ['not started', 'Live', 'suspended']);
  const [rows, duties] = await Promise.all([
    open
      .leftJoin('venue', (join) =>
        join.onRef('venue.name', '=', 'match.location').on('venue.archived_at', 'is', null),
      )
      .leftJoin('league_schedule', 'league_schedule.league_id', 'match.league_id')
      .select([
        'match.id',
        'match.league_id',
        'match.match_date',
        'match.match_time',
        'match.location',
        'match.court',
        'league_schedule.body as settings',
      ])
      .select(['match.team1_id', 'match.team2_id', 'venue.courts'])
      .execute(),
    open
      .innerJoin('match_official', 'match_official.match_id', 'match.id')
      .select(['match.id', 'match_official.official_id'])
      .execute(),
  ]);
  const officials = Map.groupBy(duties, ({ id }) => id);
  return rows.map((row) => ({
    id: row.id,
    league: row.league_id,
    date: row.match_date,
    time: row.match_time,
    teams: [row.team1_id, row.team2_id],
    officials: (officials.get(row.id) ?? []).map(({ official_id }) => official_id),
    minutes: minutesOf(row.settings),
    location: row.location,
    court: row.court,
    courts: row.courts,
  }));
}

/** One match with its teams and officials, also while it waits for a date; elsewhere where that is asked. */
export async function bookingOfMatch(
  { db }: Pick<Store, 'db'>,
  id: string,
  elsewhere?: string,
): Promise<MatchBooking | undefined> {
  const row = await db
    .selectFrom('match')
    .leftJoin('league_schedule', 'league_schedule.league_id', 'match.league_id')
    .selectAll('match')
    .select('league_schedule.body as settings')
    .where('match.id', '=', id)
    .where('match.archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const location = elsewhere ?? row.location;
  const venue = await db
    .selectFrom('venue')
    .select('courts')
    .where('name', '=', location)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  const duties = await db
    .selectFrom('match_official')
    .select('official_id')
    .where('match_id', '=', id)
    .execute();
  return {
    id,
    league: row.league_id,
    date: row.match_date,
    time: row.match_time,
    teams: [row.team1_id, row.team2_id],
    officials: duties.map(({ official_id }) => official_id),
    minutes: minutesOf(row.settings),
    location,
    court: row.court,
    courts: venue?.courts ?? null,
  };
}

/** Warm-up included, where no plan says otherwise. */
const MATCH_MINUTES = 90;

function minutesOf(settings: string | null): number {
  if (settings === null) return MATCH_MINUTES;
  return (JSON.parse(settings) as ScheduleSettings).matchMinutes;
}
