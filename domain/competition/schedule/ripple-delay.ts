import { dateOf, instantOf, timeOf } from './calendar.ts';
import { expectedTimes } from './expected-times.ts';
import { findClashes } from './find-clashes.ts';
import type { Finding } from './finding.ts';
import type { Appointment, ScheduleProblem } from './problem.ts';
import { bookingsOf } from './timetable.ts';

/** A match that will be over, or is expected to be, at this local time. */
export type Delay = { match: string; date: string; ends: string };

/** "Not before 14:10": the match keeps its court and waits. `was` is the time announced before. */
export type Move = { match: string; court: string; date: string; was: string; notBefore: string };

export type Ripple = {
  /** In the order of the new times. */
  moves: Move[];
  schedule: Appointment[];
  /** The problems that the schedule has now and had not before, such as a hall that closes. */
  findings: Finding[];
};

/**
 * The effect of a late match on the others. A match waits for its court, its teams, its referees
 * and its sources, with the rest that the constraints call hard; free time on the way swallows the
 * delay. Nothing moves to another court, nothing earlier, and the order on a court stays. Two
 * matches that were closer than they should be are not driven further apart than they were. Times
 * are rounded up to `roundTo` minutes.
 */
export function rippleDelay(
  problem: ScheduleProblem,
  schedule: readonly Appointment[],
  delay: Delay,
  { roundTo = 5 } = {},
): Ripple {
  const late = bookingsOf(problem, schedule).get(delay.match);
  if (late === undefined) throw new Error(`${delay.match} is not in the schedule`);
  const end = Math.max(late.end, instantOf(delay.date, delay.ends));
  const expected = expectedTimes(problem, schedule, {
    ends: new Map([[delay.match, end]]),
    roundTo,
  });

  const moves: Move[] = [];
  for (const { planned, start } of [...expected.values()].sort((a, b) => a.start - b.start))
    if (start > planned.start)
      moves.push({
        match: planned.match.id,
        court: planned.court,
        date: dateOf(start),
        was: timeOf(planned.start),
        notBefore: timeOf(start),
      });
  const moved = new Map(moves.map((move) => [move.match, move]));
  const after = schedule.map((appointment) => {
    const move = moved.get(appointment.match);
    return move === undefined
      ? appointment
      : { ...appointment, date: move.date, time: move.notBefore };
  });
  return { moves, schedule: after, findings: newFindings(problem, schedule, after) };
}

/** The problems that a schedule has now and had not before. */
export function newFindings(
  problem: ScheduleProblem,
  before: readonly Appointment[],
  after: readonly Appointment[],
): Finding[] {
  const known = new Set(findClashes(problem, before).map((finding) => JSON.stringify(finding)));
  return findClashes(problem, after).filter((finding) => !known.has(JSON.stringify(finding)));
}
