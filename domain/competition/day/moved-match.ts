import { type Day, type DayPlan, planOf } from './plan-of-day.ts';

/** The day with a match at another place; one that may move and lies wholly there changes places with it. */
export function movePlan(
  day: Day,
  { match, court, time }: { match: string; court: string; time: string },
  courts: readonly string[],
): DayPlan {
  const moved = day.schedule.find((appointment) => appointment.match === match);
  const other = day.schedule.find(
    (appointment) =>
      appointment.court === court &&
      appointment.time === time &&
      day.movable.has(appointment.match),
  );
  const after = day.schedule.map((appointment) => {
    if (appointment.match === match) return { ...appointment, court, time };
    if (moved && appointment === other)
      return { ...appointment, court: moved.court, time: moved.time };
    return appointment;
  });
  return planOf(day, after, { courts });
}
