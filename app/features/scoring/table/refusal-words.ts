import type { Refusal, Refused } from '#domain/volleyball/refusal.ts';

/** A refusal in the language of the page; the domain's own sentence where there is no other. */
export function refusalWords(words: Partial<Record<Refusal, string>>, refused: Refused): string {
  return words[refused.refusal] ?? refused.detail;
}
