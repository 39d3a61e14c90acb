import type { PublishedLanguage } from '#contract/language.ts';

const rules = new Map<PublishedLanguage, Intl.PluralRules>();

/** The form for a number, in texts that are written with the forms `one` and `other`. */
export function plural(
  language: PublishedLanguage,
  count: number,
  forms: { one: string; other: string },
): string {
  const own = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, own);
  return own.select(count) === 'one' ? forms.one : forms.other;
}
