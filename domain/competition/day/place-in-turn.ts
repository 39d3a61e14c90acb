import { dateOfDay, timeOf } from '../schedule/calendar.ts';
import { type GapNeeded, gapsOf } from '../schedule/expected-times.ts';
import { arePlayedBy } from '../schedule/plan-rules.ts';
import type { Appointment, Constraint, ScheduleProblem } from '../schedule/problem.ts';
import {
  type Booking,
  bookingsOf,
  contains,
  openSpan,
  overlap,
  type Span,
  spanOfDate,
} from '../schedule/timetable.ts';
import type { Day } from './plan-of-day.ts';

const STEP_MINUTES = 5;

/**
 * Gives these matches, in the order of the day, the first place on any of the courts that they can have,
 * no earlier than announced; their own court where several are free then. All others stay. A match that
 * finds none keeps its place.
 */
export function placeInTurn(
  day: Day,
  matches: ReadonlySet<string>,
  courts: readonly string[],
  lost: Span & { court: string },
): Appointment[] {
  const bookings = bookingsOf(day.problem, day.schedule);
  // Of those that begin together, whoever has its place keeps it.
  const isAway = (booking: Booking) =>
    Number(booking.court === lost.court && overlap(booking, lost));
  const inOrder = [...bookings.values()].sort((a, b) => a.start - b.start || isAway(a) - isAway(b));
  const mayLie = ownLimits(day.problem);
  const gapNeeded = gapsOf(day.problem);
  const apart = day.problem.constraints.flatMap((constraint) =>
    constraint.kind === 'not-at-once' ? [constraint.teams] : [],
  );
  const placed = inOrder.filter(({ match }) => !matches.has(match.id));
  const found = new Map<string, Booking>();
  for (const planned of inOrder) {
    if (!matches.has(planned.match.id)) continue;
    const choices = [planned.court, ...courts.filter((court) => court !== planned.court)];
    const place = firstPlace(planned, choices, Math.max(planned.start, day.now), (booking) => {
      return (
        isAway(booking) === 0 &&
        mayLie(booking) &&
        placed.every(
          (other) =>
            mayLieBeside(other, booking, gapNeeded, bookings) &&
            !(overlap(other, booking) && areKeptApart(other, booking, apart)),
        )
      );
    });
    found.set(planned.match.id, place ?? planned);
    placed.push(place ?? planned);
  }
  return day.schedule.map((appointment) => {
    const booking = found.get(appointment.match);
    if (!booking) return appointment;
    return { ...appointment, court: booking.court, time: timeOf(booking.start) };
  });
}

function firstPlace(
  planned: Booking,
  courts: readonly string[],
  earliest: number,
  isFree: (booking: Booking) => boolean,
): Booking | undefined {
  const midnight = (planned.day + 1) * 24 * 60;
  const { minutes } = planned.match;
  let start = earliest;
  while (start + minutes <= midnight) {
    for (const court of courts) {
      const booking = { ...planned, court, start, end: start + minutes };
      if (isFree(booking)) return booking;
    }
    start = Math.floor(start / STEP_MINUTES + 1) * STEP_MINUTES;
  }
  return undefined;
}

/** Whether two matches may lie so: not closer than they should be, unless they were as close before. */
function mayLieBeside(
  a: Booking,
  b: Booking,
  gapNeeded: GapNeeded,
  planned: ReadonlyMap<string, Booking>,
): boolean {
  const [before, later] = a.start <= b.start ? [a, b] : [b, a];
  if (before.match.after?.includes(later.match.id)) return false;
  const needed = gapNeeded(before, later);
  if (needed === undefined) return true;
  const was = [planned.get(before.match.id)!, planned.get(later.match.id)!] as const;
  const gap = later.start - before.end;
  const hadLess = was[1].start - was[0].end;
  const allowed = hadLess >= 0 ? Math.min(needed, hadLess) : needed;
  return gap >= allowed;
}

/** Whether two teams that do not play at the same time would. */
function areKeptApart(
  a: Booking,
  b: Booking,
  pairs: readonly (readonly [string, string])[],
): boolean {
  return pairs.some((teams) => arePlayedBy([a.match, b.match], teams));
}

/** The limits of a match without looking at any other: hours of play, and days and hours without. */
function ownLimits(problem: ScheduleProblem): (booking: Booking) => boolean {
  const openings = problem.openHours.map((hours) => ({
    span: openSpan(hours),
    courts: hours.courts ?? problem.courts,
  }));
  return (booking) =>
    openings.some(
      ({ span, courts }) => courts.includes(booking.court) && contains(span, booking),
    ) && problem.constraints.every((constraint) => allows(constraint, booking));
}

function allows(constraint: Constraint, booking: Booking): boolean {
  if (constraint.weight !== 'hard') return true;
  if (constraint.kind === 'preferred-hours') {
    const { matches, date = dateOfDay(booking.day), from, to } = constraint;
    return !matches.includes(booking.match.id) || contains(spanOfDate(date, from, to), booking);
  }
  if (constraint.kind !== 'blackout') return true;
  const { team, court, date, from, to } = constraint;
  const isConcerned = court === booking.court || booking.match.teams.includes(team ?? '');
  return !isConcerned || !overlap(spanOfDate(date, from, to), booking);
}
