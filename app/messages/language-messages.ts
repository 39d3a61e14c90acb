import type { Language } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { TextKey } from '#contract/text/text.ts';
import { answers as english } from './en/answers/answers.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { answers as swahili } from './sw/answers/answers.ts';
import { sw } from './sw.ts';

const LANGUAGE_MESSAGES = inEveryLanguage<Messages>({ en, sw });
const ANSWERS = inEveryLanguage<Readonly<Record<TextKey, string>>>({ en: english, sw: swahili });

export function messagesOf(language: Language): Messages {
  return LANGUAGE_MESSAGES[language];
}

/** The sentences of the server in the words of the pages. */
export function answersOf(language: Language): Readonly<Record<TextKey, string>> {
  return ANSWERS[language];
}

/**
 * The words of a page while it is rendered. A built page in the browser has those of its own language
 * and area alone, and may wait for them here: `in-browser/language-messages.ts` takes the place of
 * this file there.
 */
export function useMessages(language: Language, _pathname: string): Messages {
  return messagesOf(language);
}

/** To be awaited before the first rendering. */
export async function loadMessages(_language: Language, _pathname: string): Promise<void> {
  // All are here.
}

/** To be awaited before a sentence of the server is worded. */
export async function loadSentences(_language: Language): Promise<void> {
  // All are here.
}
