import type { Words } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';

/** `TZS 1,250,000`. */
export function shillings(amount: number, { t, language }: Pick<Words, 't' | 'language'>): string {
  return t.ledger.amount(new Intl.NumberFormat(LOCALES[language]).format(amount));
}
