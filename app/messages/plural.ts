const RULES = { en: new Intl.PluralRules('en'), sw: new Intl.PluralRules('sw') };

/** The form for a number; English and Swahili know `one` and `other`. */
export function plural(
  language: keyof typeof RULES,
  count: number,
  forms: { one: string; other: string },
): string {
  return RULES[language].select(count) === 'one' ? forms.one : forms.other;
}
