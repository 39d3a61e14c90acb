import { type Language, LOCALES } from '#contract/language.ts';

/** A local day, `YYYY-MM-DD`, in words of the language. */
export function dayText(
  day: string,
  language: Language,
  style: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
