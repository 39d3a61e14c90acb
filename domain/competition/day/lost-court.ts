import { instantOf } from '../schedule/calendar.ts';
import { costOf, type Finding } from '../schedule/finding.ts';
import type { ScheduleProblem } from '../schedule/problem.ts';
import { bookingsOf, overlap } from '../schedule/timetable.ts';
import { laterStarts } from './late-court.ts';
import { placeInTurn } from './place-in-turn.ts';
import { type Day, type DayPlan, planOf, withTimes } from './plan-of-day.ts';

/** A court that nobody can play on from one time to another, `HH:mm`. */
export type LostCourt = { court: string; from: string; to: string };

/**
 * - `wait`: the matches wait for their court, and what follows waits for them;
 * - `other-courts`: those of the lost time go to the first free place on any court, all others stay;
 * - `anew`: every match from then on takes the first place that it can have, in the order of the day.
 */
export type LostCourtWay = 'wait' | 'other-courts' | 'anew';
export type LostCourtPlan = DayPlan & { way: LostCourtWay };

/**
 * The ways to go on when a court is lost, the best first: fewest hard problems, the earliest end, the
 * fewest moves. Nothing begins earlier than it was announced, and rests are kept.
 */
export function lostCourtPlans(
  day: Day,
  lost: LostCourt,
  courts: readonly string[],
): LostCourtPlan[] {
  const { date, schedule, movable } = day;
  const away = { start: instantOf(date, lost.from), end: instantOf(date, lost.to) };
  const problem: ScheduleProblem = {
    ...day.problem,
    constraints: [
      ...day.problem.constraints,
      { kind: 'blackout', weight: 'hard', court: lost.court, date, from: lost.from, to: lost.to },
    ],
  };
  const bookings = bookingsOf(day.problem, schedule);
  const displaced = [...bookings.values()].filter(
    (booking) =>
      booking.court === lost.court && movable.has(booking.match.id) && overlap(booking, away),
  );
  if (displaced.length === 0) return [];
  const options = { problem, courts };
  const ids = new Set(displaced.map(({ match }) => match.id));
  const later = new Set(
    [...movable].filter((id) => (bookings.get(id)?.start ?? 0) >= away.start || ids.has(id)),
  );
  const waiting = laterStarts(day, new Map([...ids].map((id) => [id, away.end])));
  const lostSpan = { court: lost.court, ...away };
  const plans: LostCourtPlan[] = [
    { way: 'wait', ...planOf(day, withTimes(day, waiting), options) },
    { way: 'other-courts', ...planOf(day, placeInTurn(day, ids, courts, lostSpan), options) },
    { way: 'anew', ...planOf(day, placeInTurn(day, later, courts, lostSpan), options) },
  ];
  // A match that found no other place would stand on the lost court: waiting is the better answer.
  const complete = plans.filter(({ findings }) => !findings.some(isOnCourt(lost.court)));
  return distinct(complete).sort(
    (a, b) =>
      costOf(a.findings).hard - costOf(b.findings).hard ||
      a.ends.localeCompare(b.ends) ||
      a.moves.length - b.moves.length,
  );
}

function isOnCourt(lost: string): (finding: Finding) => boolean {
  return ({ code, court }) => code === 'BLACKED_OUT' && court === lost;
}

function distinct(plans: readonly LostCourtPlan[]): LostCourtPlan[] {
  const keys = plans.map(({ moves }) => JSON.stringify(moves));
  return plans.filter((_, at) => keys.indexOf(keys[at]!) === at);
}
