const MINUTES_A_DAY = 1440;
const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;
/** As people in Tanzania write a day, and their spreadsheets into a CSV file: the day comes first. */
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;

/** The day of a cell that holds a day, or a day with its time: `YYYY-MM-DD`. */
export function dayOf(text: string): string {
  const written = DAY_FIRST.exec(text);
  if (written === null) return MOMENT.exec(text)?.[1] ?? text;
  const [, day = '', , month = '', year = ''] = written;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** The time of a cell that holds a day with its time. */
export function timeBeside(text: string): string | undefined {
  return MOMENT.exec(text)?.[2];
}

/**
 * A time as `HH:mm`, however people and spreadsheets write it: without the zero, with a full stop or
 * seconds, by halves of the day, the full hour alone (4pm), with its day before it, or as the part of a day that has passed. Anything else stays as it is.
 */
export function timeOf(text: string): string {
  const time = timeBeside(text);
  if (time !== undefined) return time;
  if (/^0?\.\d+$/.test(text)) return clock(Math.round(Number(text) * MINUTES_A_DAY));
  const found = /^(\d{1,2})(?:[:.](\d\d)(?::00)?)?(?: ?([ap])\.?m\.?)?$/i.exec(text);
  if (found === null || (found[2] ?? found[3]) === undefined) return text;
  const [, hours = '', minutes = '00', half] = found;
  if (half === undefined) return `${hours.padStart(2, '0')}:${minutes}`;
  if (Number(hours) < 1 || Number(hours) > 12) return text;
  const noon = half.toLowerCase() === 'p' ? 12 : 0;
  return clock(((Number(hours) % 12) + noon) * 60 + Number(minutes));
}

function clock(minutes: number): string {
  const parts = [Math.floor(minutes / 60) % 24, minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
