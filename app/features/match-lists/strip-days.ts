import { addDays } from '#domain/competition/schedule/calendar.ts';

/** Before the day in the middle: a browser that begins a row at its left shows it still. */
const BEFORE = 3;
const COUNT = 13;

/** The days of the strip around one, in order. */
export function stripDays(day: string): string[] {
  return Array.from({ length: COUNT }, (_, at) => addDays(day, at - BEFORE));
}
