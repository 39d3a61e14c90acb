const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many days later: `YYYY-MM-DD`. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day itself, if it is of that day of the week (0 = Sunday), or the next that is. */
export function weekdayFrom(date: string, weekday: number): string {
  return daysAfter(date, (weekday - new Date(date).getUTCDay() + 7) % 7);
}

/** The last time that month and day came round: `10-10` gives a 10 October before `today`. */
export function lastAnniversary(today: string, monthAndDay: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear < today ? thisYear : `${year - 1}-${monthAndDay}`;
}
