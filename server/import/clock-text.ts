const MINUTES_A_DAY = 1440;
const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;

/** The day of a cell that holds a day, or a day with its time. */
export function dayOf(text: string): string {
  return MOMENT.exec(text)?.[1] ?? text;
}

/** The time of a cell that holds a day with its time. */
export function timeBeside(text: string): string | undefined {
  return MOMENT.exec(text)?.[2];
}

/**
 * A time as `HH:mm`, however a spreadsheet writes it: without the zero, with seconds, by halves of the
 * day, with its day before it, or as the part of a day that has passed. Anything else stays as it is.
 */
export function timeOf(text: string): string {
  const time = timeBeside(text);
  if (time !== undefined) return time;
  if (/^0?\.\d+$/.test(text)) return clock(Math.round(Number(text) * MINUTES_A_DAY));
  const found = /^(\d{1,2}):(\d\d)(?::00)?(?: ?([ap])\.?m\.?)?$/i.exec(text);
  if (found === null) return text;
  const [, hours = '', minutes = '', half] = found;
  if (half === undefined) return `${hours.padStart(2, '0')}:${minutes}`;
  if (Number(hours) < 1 || Number(hours) > 12) return text;
  const noon = half.toLowerCase() === 'p' ? 12 : 0;
  return clock(((Number(hours) % 12) + noon) * 60 + Number(minutes));
}

function clock(minutes: number): string {
  const parts = [Math.floor(minutes / 60) % 24, minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
