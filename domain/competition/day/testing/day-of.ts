import { instantOf } from '../../schedule/calendar.ts';
import { type Expected, expectedTimes } from '../../schedule/expected-times.ts';
import type { Constraint, MatchToSchedule } from '../../schedule/problem.ts';
import type { Day, DayPlan } from '../plan-of-day.ts';

export const date = '2026-12-12';
export const at = (time: string) => instantOf(date, time);

export type Row = [id: string, court: string, time: string, teams: string, after?: string[]];

/** Matches of an hour on two courts that are open from 8 to 18, with half an hour of rest. */
export function dayOf(
  rows: readonly Row[],
  options: Partial<Day> & { rest?: Constraint[] } = {},
): Day {
  const { rest = [{ kind: 'minimum-rest', minutes: 30, weight: 'hard' }], ...others } = options;
  const matches = rows.map(
    ([id, , , teams, after = []]): MatchToSchedule => ({
      id,
      minutes: 60,
      teams: [...teams],
      after,
    }),
  );
  return {
    date,
    problem: {
      matches,
      courts: ['1', '2'],
      openHours: [{ date, opens: '08:00', closes: '18:00' }],
      constraints: rest,
    },
    schedule: rows.map(([match, court, time]) => ({ match, court, date, time })),
    movable: new Set(rows.map(([id]) => id)),
    now: at('08:00'),
    ...others,
  };
}

export const movesOf = ({ moves }: DayPlan) =>
  moves.map(
    ({ match, from, to }) => `${match} ${from.court} ${from.time} -> ${to.court} ${to.time}`,
  );

/** The times to be expected of a day of which some matches are over, or nearly, at these times. */
export function expectedAt(day: Day, ends: Record<string, string>): Map<string, Expected> {
  return expectedTimes(day.problem, day.schedule, {
    now: day.now,
    ends: new Map(Object.entries(ends).map(([id, time]) => [id, at(time)])),
  });
}
