import { breaches } from './constraint-breaches.ts';
import type { Finding } from './finding.ts';
import type { Appointment, ScheduleProblem } from './problem.ts';
import {
  type Booking,
  bookingsOf,
  contains,
  isWithinItsDates,
  openSpan,
  overlap,
  pairsOf,
  shared,
  sourcesOf,
} from './timetable.ts';

/**
 * Everything that is wrong with a schedule, however it came about: whatever a person moved by
 * hand is judged by the same rules as what was computed. Sound schedules give an empty list.
 */
export function findClashes(problem: ScheduleProblem, schedule: readonly Appointment[]): Finding[] {
  const byId = bookingsOf(problem, schedule);
  const bookings = [...byId.values()];
  return [
    ...problem.matches
      .filter((match) => !byId.has(match.id))
      .map((match): Finding => ({ code: 'NOT_SCHEDULED', weight: 'hard', matches: [match.id] })),
    ...outsideOpenHours(problem, bookings),
    ...bookings
      .filter((booking) => !isWithinItsDates(booking))
      .map(
        ({ match }): Finding => ({
          code: 'OUTSIDE_ITS_DATES',
          weight: 'hard',
          matches: [match.id],
        }),
      ),
    ...doubleBookings(bookings),
    ...beforeSources(byId),
    ...problem.constraints.flatMap((constraint) => breaches(constraint, byId)),
  ];
}

function outsideOpenHours(problem: ScheduleProblem, bookings: readonly Booking[]): Finding[] {
  const openings = problem.openHours.map((hours) => ({
    span: openSpan(hours),
    courts: hours.courts ?? problem.courts,
  }));
  return bookings
    .filter(
      (booking) =>
        !openings.some(
          ({ span, courts }) => courts.includes(booking.court) && contains(span, booking),
        ),
    )
    .map(({ match, court }) => ({
      code: 'OUTSIDE_OPEN_HOURS',
      weight: 'hard',
      matches: [match.id],
      court,
    }));
}

function doubleBookings(bookings: readonly Booking[]): Finding[] {
  const findings: Finding[] = [];
  for (const [a, b] of pairsOf(bookings)) {
    if (!overlap(a, b)) continue;
    const clash = { weight: 'hard', matches: [a.match.id, b.match.id] } as const;
    if (a.court === b.court)
      findings.push({ code: 'COURT_DOUBLE_BOOKED', ...clash, court: a.court });
    for (const team of shared(a.match.teams, b.match.teams))
      findings.push({ code: 'TEAM_DOUBLE_BOOKED', ...clash, team });
    for (const referee of shared(a.match.referees ?? [], b.match.referees ?? []))
      findings.push({ code: 'REFEREE_DOUBLE_BOOKED', ...clash, referee });
  }
  return findings;
}

function beforeSources(byId: ReadonlyMap<string, Booking>): Finding[] {
  return [...byId.values()].flatMap((booking) =>
    sourcesOf(booking, byId)
      .filter((source) => booking.start < source.end)
      .map(
        (source): Finding => ({
          code: 'BEFORE_ITS_SOURCE',
          weight: 'hard',
          matches: [source.match.id, booking.match.id],
        }),
      ),
  );
}
