import { EAT_OFFSET_MS } from '#domain/competition/schedule/local-time.ts';

/** The calendar day in Tanzania, `YYYY-MM-DD`. `now` in epoch milliseconds. */
export function localDay(now: number): string {
  return new Date(now + EAT_OFFSET_MS).toISOString().slice(0, 10);
}

/** True for a real day in the form `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** True for a month in the form `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}
