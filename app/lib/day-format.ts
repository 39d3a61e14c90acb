import { DEFAULT_LANGUAGE, type Language, LOCALES } from '#contract/language.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { localDay } from './local-day.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const DATED = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;
const MONTH_NAME = { month: 'short' } as const;
const WEEKDAY = { weekday: 'long' } as const;
const SHORT_WEEKDAY = { weekday: 'short' } as const;
const WHOLE_MONTH = { month: 'long' } as const;
const FORMS = {
  long: LONG,
  dated: DATED,
  month: MONTH,
  monthName: MONTH_NAME,
  weekday: WEEKDAY,
  shortWeekday: SHORT_WEEKDAY,
  wholeMonth: WHOLE_MONTH,
};
export type DayForm = keyof typeof FORMS;

// A formatter costs far more than a format, and a page formats dozens of days.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A local day `YYYY-MM-DD` in words. */
export function formatDay(language: Language, day: string, form: DayForm): string {
  const key = `${language} ${form}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(LOCALES[language], { ...FORMS[form], timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return formatter.format(Date.parse(`${day}T00:00:00Z`));
}

/** `dd MMM`, as match rows show it: `05 Sep`, where en-GB itself would say `05 Sept`. */
export function formatShortDay(language: Language, day: string): string {
  return `${day.slice(8)} ${formatDay(language, day, 'monthName').slice(0, 3)}`;
}

/** `Sat 05 Sep`: a day as people agree on it. */
export function formatWeekdayDay(language: Language, day: string): string {
  return `${formatDay(language, day, 'shortWeekday')} ${formatShortDay(language, day)}`;
}

/** Day and, where it is known, hour of a match: `05 Sep 16:00`. */
export function formatStart(
  language: Language,
  { matchDate, matchTime }: { matchDate: string; matchTime: string },
): string {
  const day = formatShortDay(language, matchDate);
  return matchTime === UNKNOWN_TIME ? day : `${day} ${matchTime}`;
}

/** The wall-clock time in Tanzania of an ISO instant, 24 h with seconds. */
export function formatClock(iso: string): string {
  return clock.format(Date.parse(iso));
}

const clock = new Intl.DateTimeFormat(LOCALES[DEFAULT_LANGUAGE], {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Africa/Dar_es_Salaam',
});

/** Day and wall-clock time in Tanzania of an ISO instant: `21 November 2026, 19:05`. */
export function formatMoment(language: Language, iso: string): string {
  const day = formatDay(language, localDay(Date.parse(iso)), 'dated');
  return `${day}, ${formatClock(iso).slice(0, 5)}`;
}
