import { instantOf } from '../schedule/calendar.ts';
import { expectedTimes } from '../schedule/expected-times.ts';
import { bookingsOf } from '../schedule/timetable.ts';
import { type Day, type DayPlan, planOf, withTimes } from './plan-of-day.ts';

/** The day when a court goes on no earlier than a time: what follows there waits, and who waits for it. */
export function lateCourtPlan(
  day: Day,
  { court, time }: { court: string; time: string },
  courts: readonly string[],
): DayPlan {
  const first = [...bookingsOf(day.problem, day.schedule).values()]
    .filter((booking) => booking.court === court && day.movable.has(booking.match.id))
    .sort((a, b) => a.start - b.start)[0];
  const notBefore = new Map(first ? [[first.match.id, instantOf(day.date, time)]] : []);
  return planOf(day, withTimes(day, laterStarts(day, notBefore)), { courts });
}

/** The starts of all movable matches that come later when some begin no earlier than told. */
export function laterStarts(day: Day, notBefore: ReadonlyMap<string, number>): Map<string, number> {
  const expected = expectedTimes(day.problem, day.schedule, { notBefore });
  return new Map(
    [...expected].flatMap(([id, { planned, start }]): [string, number][] =>
      start > planned.start && day.movable.has(id) ? [[id, start]] : [],
    ),
  );
}
