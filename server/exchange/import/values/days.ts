import type { DayOrder } from '#contract/administration/import-decisions.ts';

/** A day as a file writes it: one reading, two of them, or the year alone. */
export type DayReading =
  | { kind: 'day'; day: string }
  | { kind: 'two'; byDay: string; byMonth: string }
  | { kind: 'year'; year: string };

/** `birth`: two digits of a year are of the past. */
export type DayOf = 'birth' | 'match';

const MONTHS = [
  ['january', 'januari'],
  ['february', 'februari'],
  ['march', 'machi'],
  ['april', 'aprili'],
  ['may', 'mei'],
  ['june', 'juni'],
  ['july', 'julai'],
  ['august', 'agosti'],
  ['september', 'septemba', 'sept'],
  ['october', 'oktoba'],
  ['november', 'novemba'],
  ['december', 'desemba', 'disemba'],
];
const WEEKDAYS =
  /^(?:jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili|mon|tue|wed|thu|fri|sat|sun)[a-z]*\b[.,]*\s*/;
const LITTLE_WORDS = /\b(?:tarehe|mwezi|mwaka|wa|ya|of|the)\b/g;
const MOMENT = /^(\d{4}-\d\d-\d\d)[ T]\d\d:\d\d/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const THREE_NUMBERS = /^(\d{1,2})(?: ?([-/.]) ?| )(\d{1,2})(?: ?\2 ?| )(\d{4}|\d{2})$/;
const DAY_MONTH_WORD = /^(\d{1,2})(?:st|nd|rd|th)?[ ./,-]*([a-z]+)[ ./,-]*(\d{4}|\d{2})$/;
const MONTH_WORD_DAY = /^([a-z]+)[ .-]*(\d{1,2})(?:st|nd|rd|th)?[ ,./-]+(\d{4})$/;
/** Days since 1900 as Excel counts them: of people who are 1 to 90 years old. */
const EXCEL_DAY = /^[1-4]\d{4}$/;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** @param now whose year tells which century two digits mean */
export function readDay(written: string, of: DayOf, now: number): DayReading | undefined {
  const text = written
    .toLowerCase()
    .replace(WEEKDAYS, '')
    .replace(LITTLE_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const iso = MOMENT.exec(text)?.[1];
  if (iso !== undefined) return { kind: 'day', day: iso };
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return single(yearFirst[1]!, yearFirst[3]!, yearFirst[4]!);
  const numbers = THREE_NUMBERS.exec(text);
  if (numbers) {
    const year = fullYear(numbers[4]!, of, now);
    return byOrder(year, numbers[1]!, numbers[3]!);
  }
  const worded = DAY_MONTH_WORD.exec(text);
  const month = worded && monthOf(worded[2]!);
  if (worded && month) return single(fullYear(worded[3]!, of, now), month, worded[1]!);
  const american = MONTH_WORD_DAY.exec(text);
  const named = american && monthOf(american[1]!);
  if (american && named) return single(american[3]!, named, american[2]!);
  if (of === 'birth' && /^(?:19|20)\d\d$/.test(text)) return { kind: 'year', year: text };
  if (of === 'birth' && EXCEL_DAY.test(text)) {
    const day = new Date(EXCEL_EPOCH + Number(text) * DAY_MS).toISOString().slice(0, 10);
    return { kind: 'day', day };
  }
  return undefined;
}

/** The day that a reading stands for. Of a year its last day, so that nobody is taken for older. */
export function dayOf(reading: DayReading, order: DayOrder): string {
  switch (reading.kind) {
    case 'day':
      return reading.day;
    case 'two':
      return order === 'day' ? reading.byDay : reading.byMonth;
    case 'year':
      return `${reading.year}-12-31`;
  }
}

/** The order of numbers in a day that can be read in one way alone. */
export function orderShownBy(written: string): DayOrder | undefined {
  const found = THREE_NUMBERS.exec(written.toLowerCase().replace(WEEKDAYS, '').trim());
  if (!found) return undefined;
  const [first, second] = [Number(found[1]), Number(found[3])];
  if (first > 12 && second <= 12) return 'day';
  return second > 12 && first <= 12 ? 'month' : undefined;
}

function byOrder(year: string, first: string, second: string): DayReading {
  const byDay = iso(year, second, first);
  if (Number(first) > 12) return { kind: 'day', day: byDay };
  const byMonth = iso(year, first, second);
  if (Number(second) > 12) return { kind: 'day', day: byMonth };
  return byDay === byMonth ? { kind: 'day', day: byDay } : { kind: 'two', byDay, byMonth };
}

function single(year: string, month: string | number, day: string): DayReading {
  return { kind: 'day', day: iso(year, String(month), day) };
}

function iso(year: string, month: string, day: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

function fullYear(year: string, of: DayOf, now: number): string {
  if (year.length === 4) return year;
  const century = Math.floor(new Date(now).getUTCFullYear() / 100);
  const isPast = of === 'birth' && Number(year) > new Date(now).getUTCFullYear() % 100;
  return `${isPast ? century - 1 : century}${year}`;
}

/** `mac`, `March`, `Machi`: from three letters on. */
function monthOf(word: string): number | undefined {
  const at = MONTHS.findIndex((names) =>
    names.some((name) => word.length >= 3 && name.startsWith(word)),
  );
  return at < 0 ? undefined : at + 1;
}
