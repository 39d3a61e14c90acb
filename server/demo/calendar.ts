import { addDays } from '#domain/competition/schedule/calendar.ts';

/** The day itself, if it is of that day of the week (0 = Sunday), or the next that is. */
export function weekdayFrom(date: string, weekday: number): string {
  return addDays(date, (weekday - new Date(date).getUTCDay() + 7) % 7);
}

/** The last time that month and day came round: `10-10` gives a 10 October before `today`. */
export function lastAnniversary(today: string, monthAndDay: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear < today ? thisYear : `${year - 1}-${monthAndDay}`;
}
