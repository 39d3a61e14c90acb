import { dateOf, instantOf, timeOf } from './calendar.ts';
import { findClashes } from './find-clashes.ts';
import type { Finding } from './finding.ts';
import type { Appointment, ScheduleProblem } from './problem.ts';
import { type Booking, bookingsOf } from './timetable.ts';

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
  const planned = [...bookingsOf(problem, schedule).values()].sort((a, b) => a.start - b.start);
  const late = planned.find((booking) => booking.match.id === delay.match);
  if (late === undefined) throw new Error(`${delay.match} is not in the schedule`);
  const rest = hardRest(problem);
  const expected = new Map<Booking, { start: number; end: number }>();
  for (const booking of planned) {
    const { start, end } = booking;
    if (booking === late) {
      expected.set(booking, { start, end: Math.max(end, instantOf(delay.date, delay.ends)) });
      continue;
    }
    let earliest = start;
    for (const [before, now] of expected) {
      const needed = gapNeeded(before, booking, rest);
      if (needed === undefined) continue;
      earliest = Math.max(earliest, now.end + Math.min(needed, start - before.end));
    }
    const moved = earliest > start ? Math.ceil(earliest / roundTo) * roundTo : start;
    expected.set(booking, { start: moved, end: moved + booking.match.minutes });
  }

  const moves: Move[] = [];
  for (const [booking, { start }] of [...expected].sort((a, b) => a[1].start - b[1].start))
    if (start > booking.start)
      moves.push({
        match: booking.match.id,
        court: booking.court,
        date: dateOf(start),
        was: timeOf(booking.start),
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

/** The time that must lie between two matches, or undefined if they have nothing in common. */
function gapNeeded(before: Booking, later: Booking, rest: number): number | undefined {
  const a = before.match;
  const b = later.match;
  const isSource = b.after?.includes(a.id) ?? false;
  if (a.teams.some((team) => b.teams.includes(team))) return rest;
  if (isSource && b.teams.length < 2) return rest;
  if (isSource || before.court === later.court) return 0;
  return a.referees?.some((referee) => b.referees?.includes(referee)) ? 0 : undefined;
}

function hardRest(problem: ScheduleProblem): number {
  const rests = problem.constraints.flatMap((constraint) =>
    constraint.kind === 'minimum-rest' && constraint.weight === 'hard' ? [constraint.minutes] : [],
  );
  return Math.max(0, ...rests);
}

function newFindings(
  problem: ScheduleProblem,
  before: readonly Appointment[],
  after: readonly Appointment[],
): Finding[] {
  const known = new Set(findClashes(problem, before).map((finding) => JSON.stringify(finding)));
  return findClashes(problem, after).filter((finding) => !known.has(JSON.stringify(finding)));
}
