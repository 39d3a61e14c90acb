import { instantOf, timeOf } from '../schedule/calendar.ts';
import { findClashes } from '../schedule/find-clashes.ts';
import type { Finding } from '../schedule/finding.ts';
import type { Appointment, ScheduleProblem } from '../schedule/problem.ts';
import { bookingsOf } from '../schedule/timetable.ts';

/** The matches of a day on their courts, with what they are judged by. */
export type Day = {
  date: string;
  problem: ScheduleProblem;
  schedule: readonly Appointment[];
  /** Those that may be given another place: they have not begun, and whoever asks may move them. */
  movable: ReadonlySet<string>;
  /** Minutes since 1970 local: nothing begins earlier. The past of another day is not looked at. */
  now: number;
};

export type Spot = { court: string; time: string };
export type DayMove = { match: string; from: Spot; to: Spot };

/** A day as it would be. */
export type DayPlan = {
  /** In the order of the new times. */
  moves: DayMove[];
  /** The problems that the day has then, and has not now, of matches that may still be moved. */
  findings: Finding[];
  /** When the last match of the courts is over, `HH:mm`. */
  ends: string;
};

/**
 * The changes that a schedule makes to the day.
 *
 * @param problem the problem as it is then, if it is another one: a court is lost
 * @param courts the courts of which the end of the day is asked for
 */
export function planOf(
  day: Day,
  after: readonly Appointment[],
  { problem = day.problem, courts }: { problem?: ScheduleProblem; courts: readonly string[] },
): DayPlan {
  const before = new Map(day.schedule.map((appointment) => [appointment.match, appointment]));
  const moves = after
    .flatMap(({ match, court, time }): DayMove[] => {
      const was = before.get(match);
      if (!was || (was.court === court && was.time === time)) return [];
      return [{ match, from: { court: was.court, time: was.time }, to: { court, time } }];
    })
    .sort((a, b) => (a.to.time < b.to.time ? -1 : 1));
  const known = new Set(
    findClashes(day.problem, day.schedule).map((finding) => JSON.stringify(finding)),
  );
  const findings = findClashes(problem, after).filter(
    (finding) =>
      !known.has(JSON.stringify(finding)) && finding.matches.some((id) => day.movable.has(id)),
  );
  const ends = [...bookingsOf(problem, after).values()]
    .filter(({ court }) => courts.includes(court))
    .map(({ end }) => end);
  return { moves, findings, ends: timeOf(Math.max(instantOf(day.date, '00:00'), ...ends)) };
}

/** The schedule with these matches at other times, on their courts. */
export function withTimes(day: Day, starts: ReadonlyMap<string, number>): Appointment[] {
  return day.schedule.map((appointment) => {
    const start = starts.get(appointment.match);
    return start === undefined ? appointment : { ...appointment, time: timeOf(start) };
  });
}
