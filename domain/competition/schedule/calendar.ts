/**
 * Local dates and times of Tanzania as plain data: `YYYY-MM-DD`, `HH:mm`, and minutes since
 * 1970-01-01 00:00 local. The country keeps UTC+3 the whole year, so a day always has 1440 minutes.
 */
export const minutesOfDay = 1440;

/** Days since 1970-01-01 in the Gregorian calendar. Throws on a date that does not exist. */
export function dayNumber(date: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) throw new RangeError(`not a date: ${date}`);
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  // Years begin in March, so that the leap day is the last of its year.
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  const number = shifted * 365 + leapDays + dayOfYear - 719468;
  if (dateOfDay(number) !== date) throw new RangeError(`not a date: ${date}`);
  return number;
}

export function dateOfDay(number: number): string {
  const days = number + 719468;
  let year = Math.floor(days / 365) + 1;
  while (daysBefore(year) > days) year -= 1;
  const dayOfYear = days - daysBefore(year);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = ((marchMonth + 2) % 12) + 1;
  const calendarYear = month > 2 ? year : year + 1;
  return `${`${calendarYear}`.padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Days from the calendar's beginning to 1 March of a year. */
function daysBefore(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** 0 = Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** 0 to 1440; `24:00` is the end of the day. */
export function minuteOfDay(time: string): number {
  const match = /^(\d{2}):([0-5]\d)$/.exec(time);
  const minute = match === null ? Number.NaN : Number(match[1]) * 60 + Number(match[2]);
  if (!(minute <= minutesOfDay)) throw new RangeError(`not a time: ${time}`);
  return minute;
}

export function instantOf(date: string, time: string): number {
  return dayNumber(date) * minutesOfDay + minuteOfDay(time);
}

export function dateOf(instant: number): string {
  return dateOfDay(Math.floor(instant / minutesOfDay));
}

export function timeOf(instant: number): string {
  const minute = instant - Math.floor(instant / minutesOfDay) * minutesOfDay;
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}
