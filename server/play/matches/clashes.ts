import { findClashes } from '#domain/competition/schedule/find-clashes.ts';
import type { Finding, FindingCode } from '#domain/competition/schedule/finding.ts';
import type { MatchToSchedule } from '#domain/competition/schedule/problem.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { listMatchBookings, type MatchBooking } from './booking-queries.ts';
import { ontoCourts } from './courts-of-day.ts';

/** Of a day, people first: nobody is in two places. */
const DOUBLE_BOOKED: readonly FindingCode[] = [
  'TEAM_DOUBLE_BOOKED',
  'REFEREE_DOUBLE_BOOKED',
  'COURT_DOUBLE_BOOKED',
];

/**
 * The matches from today on in which a team, an official or a venue's courts are wanted twice at a
 * time. A place that is no venue on record has nobody knows how many courts: there only people clash.
 */
export async function clashingMatches(store: Store, now: number): Promise<string[]> {
  const found = await findClashesFrom(store, now);
  return [...new Set(found.flatMap(({ finding }) => finding.matches))];
}

export type FoundClash = { finding: Finding; matches: readonly MatchBooking[] };

/** The same with what is wanted twice, day by day. */
export async function findClashesFrom(store: Store, now: number): Promise<FoundClash[]> {
  const days = Map.groupBy(await listMatchBookings(store, localDate(now)), ({ date }) => date);
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, bookings]) => clashesOfDay(bookings));
}

/** The clashes of one match with others, if it were where `booking` has it. */
export function clashesOfBooking(
  all: readonly MatchBooking[],
  booking: MatchBooking,
): FoundClash[] {
  const others = all.filter(({ id, date }) => id !== booking.id && date === booking.date);
  const found = clashesOfDay([...others, booking]);
  return found.filter(({ finding }) => finding.matches.includes(booking.id));
}

function clashesOfDay(bookings: readonly MatchBooking[]): FoundClash[] {
  const matches = bookings.map(
    ({ id, minutes, teams, officials }): MatchToSchedule => ({
      id,
      minutes,
      teams,
      referees: officials,
    }),
  );
  const findings = findClashes(
    { matches, courts: [], openHours: [], constraints: [] },
    ontoCourts(bookings),
  );
  return findings
    .filter(({ code }) => DOUBLE_BOOKED.includes(code))
    .sort((a, b) => DOUBLE_BOOKED.indexOf(a.code) - DOUBLE_BOOKED.indexOf(b.code))
    .map((finding) => ({
      finding,
      matches: bookings.filter(({ id }) => finding.matches.includes(id)),
    }));
}
