import { dayNumber, instantOf, minuteOfDay, minutesOfDay } from './calendar.ts';
import type { Appointment, MatchToSchedule, OpenHours, ScheduleProblem } from './problem.ts';

/** A match with its place in time: minutes since 1970 local, the end not included. */
export type Booking = {
  match: MatchToSchedule;
  court: string;
  start: number;
  end: number;
  day: number;
};

export type Span = { start: number; end: number };

/** 10-12 and 11-13 overlap, 10-12 and 12-14 do not. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The time between two spans that do not overlap. */
export function gapBetween(a: Span, b: Span): number {
  return Math.max(a.start, b.start) - Math.min(a.end, b.end);
}

export function openSpan(hours: OpenHours): Span {
  return {
    start: instantOf(hours.date, hours.opens),
    end: instantOf(hours.date, hours.closes),
  };
}

/** Part of a date, or all of it. */
export function spanOfDate(date: string, from = '00:00', to = '24:00'): Span {
  const midnight = dayNumber(date) * minutesOfDay;
  return { start: midnight + minuteOfDay(from), end: midnight + minuteOfDay(to) };
}

export function isWithinItsDates({ match, start, end }: Pick<Booking, 'match' | 'start' | 'end'>) {
  if (match.within === undefined) return true;
  const { first, last } = match.within;
  return contains({ start: spanOfDate(first).start, end: spanOfDate(last).end }, { start, end });
}

/** The bookings in the order of the matches; a match without an appointment is left out. */
export function bookingsOf(
  problem: ScheduleProblem,
  schedule: readonly Appointment[],
): Map<string, Booking> {
  const appointments = new Map(schedule.map((appointment) => [appointment.match, appointment]));
  const bookings = new Map<string, Booking>();
  for (const match of problem.matches) {
    const appointment = appointments.get(match.id);
    if (appointment === undefined) continue;
    const start = instantOf(appointment.date, appointment.time);
    bookings.set(match.id, {
      match,
      court: appointment.court,
      start,
      end: start + match.minutes,
      day: Math.floor(start / minutesOfDay),
    });
  }
  return bookings;
}

/** The bookings that one waits for, as far as they have an appointment. */
export function sourcesOf(booking: Booking, byId: ReadonlyMap<string, Booking>): Booking[] {
  return (booking.match.after ?? []).flatMap((id) => byId.get(id) ?? []);
}

export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
}

export function shared(a: readonly string[], b: readonly string[]): string[] {
  return a.filter((item) => b.includes(item));
}
