import { formatDay } from '#app/lib/day-format.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { EligibilityRule } from '#domain/competition/eligibility/rule.ts';

/** The rule of who may play in a league, in sentences. */
export function eligibilityInWords(
  rule: EligibilityRule,
  { t, language }: Pick<Words, 't' | 'language'>,
): string[] {
  const words = t.eligibility;
  const { least, most, foreigners, licences, closesOn, windows } = rule;
  const day = (date: string) => formatDay(language, date, 'dated');
  const sentences = [
    ...ageInWords(rule, words, day),
    least !== null && words.rosterLeast(least),
    most !== null && words.rosterMost(most),
    foreigners !== null && words.foreigners(foreigners),
    licences && words.licences,
    closesOn !== null && words.closesOn(day(closesOn)),
    ...windows.map(({ from, until }) => words.window(day(from), day(until))),
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? [words.everybody] : sentences;
}

function ageInWords(
  { age }: EligibilityRule,
  words: Words['t']['eligibility'],
  dayOf: (date: string) => string,
): string[] {
  if (age === null) return [];
  const { youngest, oldest } = age;
  const day = dayOf(age.on);
  if (youngest !== null && oldest !== null) return [words.ageBetween(youngest, oldest, day)];
  if (oldest !== null) return [words.ageOldest(oldest, day)];
  return youngest === null ? [] : [words.ageYoungest(youngest, day)];
}
