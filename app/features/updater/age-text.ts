/**
 * 'updated 4 s ago' from the templates that the page carries; null when it is so long ago that the
 * clock time of the server says more.
 */
export function ageText(milliseconds: number, seconds: string, minutes: string): string | null {
  const age = Math.max(0, Math.floor(milliseconds / 1000));
  if (age < 60) return seconds.replace('{n}', String(age));
  if (age < 3600) return minutes.replace('{n}', String(Math.floor(age / 60)));
  return null;
}
