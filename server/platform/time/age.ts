import { localDate, yearsBefore } from './local-time.ts';

export const ADULT_YEARS = 18;

/** Whole years on the day of `now` in Tanzania; 0 where the date of birth is missing. */
export function ageOn(dateOfBirth: string | null, now: number): number {
  if (!dateOfBirth) return 0;
  const today = localDate(now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return Math.max(0, today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years);
}

/** The last birth date (`YYYY-MM-DD`) of those who are of age. */
export function adultsBornBy(now: number): string {
  return yearsBefore(localDate(now), ADULT_YEARS);
}
