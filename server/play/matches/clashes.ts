import { findClashes } from '#domain/competition/schedule/find-clashes.ts';
import type { Finding, FindingCode } from '#domain/competition/schedule/finding.ts';
import type { Appointment, MatchToSchedule } from '#domain/competition/schedule/problem.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { listMatchBookings, type MatchBooking } from './booking-queries.ts';

/** The time that a match takes on a court, warm-up included, where nobody has said otherwise. */
const MATCH_MINUTES = 90;
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

function clashesOfDay(bookings: readonly MatchBooking[]): FoundClash[] {
  const matches = bookings.map(
    ({ id, teams, officials }): MatchToSchedule => ({
      id,
      minutes: MATCH_MINUTES,
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
    .map((finding) => ({
      finding,
      matches: bookings.filter(({ id }) => finding.matches.includes(id)),
    }));
}

/** Each match on the court of its venue that is free the longest; one too many doubles that court. */
function ontoCourts(bookings: readonly MatchBooking[]): Appointment[] {
  const lastStarts = new Map<string, string[]>();
  const inOrder = bookings.toSorted((a, b) => (a.time < b.time ? -1 : 1));
  return inOrder.map(({ id, date, time, location, courts }) => {
    const place = { match: id, date, time };
    if (courts === null) return { ...place, court: `alone ${id}` };
    const starts = lastStarts.get(location) ?? Array.from({ length: courts }, () => '');
    const court = starts.indexOf(starts.toSorted()[0]!);
    starts[court] = time;
    lastStarts.set(location, starts);
    return { ...place, court: `${location} ${court}` };
  });
}
