import type { Language } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { isText, renderText, type Text, type TextKey } from '#contract/text/text.ts';
import { answers as english } from './en/answers/answers.ts';
import { messagesOf } from './language-messages.ts';
import { answers as swahili } from './sw/answers/answers.ts';

const ANSWERS = inEveryLanguage<Readonly<Record<TextKey, string>>>({ en: english, sw: swahili });

/**
 * A text of the server in the language of the page. A text that this page does not know, such as
 * one of a newer server, is shown in the server's English, which says more than nothing.
 */
export function answerWords(language: Language, text: Text | undefined, inEnglish: string): string {
  if (!isText(text)) return inEnglish;
  const refusal = text.params?.refusal;
  if (text.key === 'rule.refused' && typeof refusal === 'string') {
    const refusals: Record<string, string> = messagesOf(language).refusals;
    return refusals[refusal] ?? inEnglish;
  }
  return renderText(text, ANSWERS[language]);
}
