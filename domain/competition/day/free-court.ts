import { timeOf } from '../schedule/calendar.ts';
import type { Expected } from '../schedule/expected-times.ts';
import { gapsOf } from '../schedule/expected-times.ts';
import type { Day, Spot } from './plan-of-day.ts';

/** A match that could begin now on a court that is free, instead of waiting for its own. */
export type NextOnCourt = { match: string; to: Spot; waitsUntil: string };

/** Nobody goes to another court for less. */
const LEAST_GAIN_MINUTES = 10;
/** So long before its time the teams of a match are in the hall. */
const TEAMS_ARE_THERE_MINUTES = 15;

/**
 * The match to be played next on a court where nobody plays: one whose time has come, whose teams have
 * rested and whose own court keeps it waiting. It is over before the court's own next match begins.
 * Undefined where the court has work of its own or nobody waits.
 *
 * @param expected the times that are to be expected of the day's matches
 */
export function nextOnCourt(
  { problem, movable, now }: Day,
  court: string,
  expected: ReadonlyMap<string, Expected>,
): NextOnCourt | undefined {
  const all = [...expected.values()];
  const gapNeeded = gapsOf(problem);
  const soonest = Math.ceil(now / 5) * 5;
  const choices = all.flatMap(({ planned, start }) => {
    const { match } = planned;
    if (!movable.has(match.id) || planned.court === court) return [];
    if (planned.start > now + TEAMS_ARE_THERE_MINUTES) return [];
    let earliest = Math.max(planned.start, soonest);
    for (const before of all) {
      if (before.start >= start) continue;
      const needed = gapNeeded(before.planned, { ...planned, court });
      if (needed !== undefined) earliest = Math.max(earliest, before.end + needed);
    }
    earliest = Math.ceil(earliest / 5) * 5;
    const end = earliest + match.minutes;
    const isInTheWay = all.some(
      (other) => other.planned.court === court && other.end > earliest && other.start < end,
    );
    if (isInTheWay || start - earliest < LEAST_GAIN_MINUTES) return [];
    return [{ id: match.id, earliest, start }];
  });
  const [best] = choices.sort((a, b) => a.earliest - b.earliest || b.start - a.start);
  if (!best) return undefined;
  return {
    match: best.id,
    to: { court, time: timeOf(best.earliest) },
    waitsUntil: timeOf(best.start),
  };
}
