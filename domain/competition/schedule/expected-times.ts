import { areApart } from './plan-rules.ts';
import type { Appointment, ScheduleProblem } from './problem.ts';
import { type Booking, bookingsOf } from './timetable.ts';

/** The facts of a day beyond its plan: minutes since 1970 local, by match. */
export type Known = {
  /** When a match is over, or is expected to be: it stays where it is. */
  ends?: ReadonlyMap<string, number>;
  /** A match begins no earlier than this, whatever its plan says. */
  notBefore?: ReadonlyMap<string, number>;
  /** No other match begins earlier. */
  now?: number;
  /** Times are rounded up to so many minutes. */
  roundTo?: number;
};

/** The times of a match that are to be expected, beside those that were planned. */
export type Expected = { planned: Booking; start: number; end: number };

/**
 * The times to be expected of every match, by its id, in the order of the plan. A match waits for its
 * court, its teams, its referees and its sources, with the rest that the constraints call hard; free
 * time on the way swallows a delay. Nothing moves to another court, nothing earlier, and the order on
 * a court stays. Two matches that were closer than they should be are not driven further apart than
 * they were.
 */
export function expectedTimes(
  problem: ScheduleProblem,
  schedule: readonly Appointment[],
  { ends = new Map(), notBefore = new Map(), now = 0, roundTo = 5 }: Known,
): Map<string, Expected> {
  const inOrder = [...bookingsOf(problem, schedule).values()].sort((a, b) => a.start - b.start);
  const gapNeeded = gapsOf(problem);
  const expected = new Map<string, Expected>();
  for (const planned of inOrder) {
    const { match, start } = planned;
    const end = ends.get(match.id);
    if (end !== undefined) {
      expected.set(match.id, { planned, start, end });
      continue;
    }
    let earliest = Math.max(start, now, notBefore.get(match.id) ?? start);
    for (const before of expected.values()) {
      const needed = gapNeeded(before.planned, planned);
      if (needed === undefined) continue;
      earliest = Math.max(earliest, before.end + Math.min(needed, start - before.planned.end));
    }
    const moved = earliest > start ? Math.ceil(earliest / roundTo) * roundTo : start;
    expected.set(match.id, { planned, start: moved, end: moved + match.minutes });
  }
  return expected;
}

/** The time that must lie between two matches, or undefined if they have nothing in common. */
export type GapNeeded = (before: Booking, later: Booking) => number | undefined;

export function gapsOf(problem: ScheduleProblem): GapNeeded {
  const restOf = hardRestOf(problem);
  return (before, later) => {
    const a = before.match;
    const b = later.match;
    const isSource = b.after?.includes(a.id) ?? false;
    if (a.teams.some((team) => b.teams.includes(team))) return restOf(before, later);
    if (isSource && b.teams.length < 2) return restOf(before, later);
    if (isSource || before.court === later.court) return 0;
    return a.referees?.some((referee) => b.referees?.includes(referee)) ? 0 : undefined;
  };
}

/** The longest rest that a hard constraint asks for between two matches. */
function hardRestOf({ constraints }: ScheduleProblem): (a: Booking, b: Booking) => number {
  const rests = constraints.flatMap((constraint) =>
    constraint.kind === 'minimum-rest' && constraint.weight === 'hard'
      ? [
          {
            minutes: constraint.minutes,
            matches: constraint.matches && new Set(constraint.matches),
            between: constraint.between,
          },
        ]
      : [],
  );
  return (a, b) =>
    rests.reduce(
      (longest, { minutes, matches, between }) =>
        (!matches || matches.has(a.match.id) || matches.has(b.match.id)) &&
        (!between || areApart(between, a.court, b.court))
          ? Math.max(longest, minutes)
          : longest,
      0,
    );
}
