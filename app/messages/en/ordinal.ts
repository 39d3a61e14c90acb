const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 1st, 2nd, 3rd, 4th. */
export function ordinal(n: number): string {
  return `${n}${ENDINGS[RULES.select(n)] ?? 'th'}`;
}
