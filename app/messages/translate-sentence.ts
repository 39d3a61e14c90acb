import type { Language } from '#contract/language.ts';
import { knownAnswers } from './sw/answers/answers.ts';

type Pattern = { pattern: RegExp; words: string };

let patterns: readonly Pattern[] | undefined;

/** Those with gaps, the one with most words of its own first. */
function patternsOf(sentences: Readonly<Record<string, string>>): Pattern[] {
  return Object.entries(sentences)
    .filter(([sentence]) => sentence.includes('{}'))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([sentence, words]) => {
      const parts = sentence.split('{}').map(escaped);
      return { pattern: new RegExp(`^${parts.join('(.*?)')}$`, 's'), words };
    });
}

/**
 * What the server said, in the language of the page: the server speaks English, whoever asks. A
 * sentence that nobody has translated stays as it is, which says more than none.
 */
export function translateSentence(language: Language, sentence: string): string {
  if (language === 'en') return sentence;
  const whole = knownAnswers[sentence];
  if (whole !== undefined && !sentence.includes('{}')) return whole;
  patterns ??= patternsOf(knownAnswers);
  for (const { pattern, words } of patterns) {
    const found = pattern.exec(sentence);
    if (found === null) continue;
    return words.replace(/\{(\d)\}/g, (_, place) =>
      translateSentence(language, found[Number(place)] ?? ''),
    );
  }
  return sentence;
}

/** Text as a pattern finds it; phones of our readers are older than `RegExp.escape`. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
