import type { Messages } from '#app/messages/messages.ts';
import type { DisciplineRule } from '#domain/competition/discipline/rule.ts';

/** The rule of a league in sentences. */
export function ruleInWords({ limits, protestDays }: DisciplineRule, t: Messages): string[] {
  const words = t.discipline;
  const sentences = limits.map(({ grade, cards, matches }) =>
    words.limit(cards, words.grades[grade], matches),
  );
  if (sentences.length === 0) sentences.push(words.noLimits);
  return protestDays === null ? sentences : [...sentences, words.protestDays(protestDays)];
}
