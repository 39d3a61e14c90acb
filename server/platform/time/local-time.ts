import { EAT_OFFSET_MS } from '#domain/competition/schedule/local-time.ts';

/** The calendar day in Tanzania at an instant (epoch milliseconds): `YYYY-MM-DD`. */
export function localDate(now: number): string {
  return new Date(now + EAT_OFFSET_MS).toISOString().slice(0, 10);
}

/** The wall-clock time in Tanzania at an instant: `HH:mm`. */
export function localTime(now: number): string {
  return new Date(now + EAT_OFFSET_MS).toISOString().slice(11, 16);
}

/** The instant (epoch milliseconds) of a day and wall-clock time in Tanzania. */
export function instantOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`) - EAT_OFFSET_MS;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first instant (epoch milliseconds) of a day in Tanzania. */
export function startOfDay(date: string): number {
  return instantOf(date, '00:00');
}

/** The first instant (epoch milliseconds) after a day in Tanzania. */
export function endOfDay(date: string): number {
  return startOfDay(date) + DAY_MS;
}

/** The same day so many years earlier, 29 February becoming 1 March where there is none. */
export function yearsBefore(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) - years).padStart(4, '0');
  const moved = new Date(`${year}-${date.slice(5)}T00:00:00Z`);
  return moved.toISOString().slice(0, 10);
}
