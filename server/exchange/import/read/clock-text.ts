const MINUTES_A_DAY = 1440;
const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;
/** The time of a cell that holds a day with its time. */
export function timeBeside(text: string): string | undefined {
  return MOMENT.exec(text)?.[2];
}

/** Hours of the Swahili clock begin at six: `saa 10 jioni` is 16:00. */
const SWAHILI =
  /^saa (\d{1,2})(?:[:.](\d\d))? ?(?:ya |za )?(alfajiri|asubuhi|mchana|jioni|usiku)$/i;

/**
 * A time as `HH:mm`, however people and spreadsheets write it: without the zero, with a full stop or
 * seconds, by halves of the day, the full hour alone (4pm), with its day before it, or as the part of a day that has passed. Anything else stays as it is.
 */
export function timeOf(text: string): string {
  const time = timeBeside(text);
  if (time !== undefined) return time;
  if (/^0?\.\d+$/.test(text)) return clock(Math.round(Number(text) * MINUTES_A_DAY));
  const swahili = SWAHILI.exec(text);
  if (swahili) return swahiliClock(Number(swahili[1]), Number(swahili[2] ?? 0), swahili[3]!);
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

function swahiliClock(hour: number, minutes: number, part: string): string {
  const early = (hour + 6) % 12;
  const isMorning = /^(?:alfajiri|asubuhi)$/i.test(part);
  const isDay = /^mchana$/i.test(part);
  // From four in the Swahili count to six it is still the forenoon; the night goes over midnight.
  const isLate = isDay ? early < 6 : /^jioni$/i.test(part) || (early >= 7 && !isMorning);
  return clock((early + (isLate ? 12 : 0)) * 60 + minutes);
}
