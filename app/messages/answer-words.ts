import { formatDay } from '#app/lib/day-format.ts';
import type { Language } from '#contract/language.ts';
import { isText, renderText, type Text } from '#contract/text/text.ts';
import { answersOf, messagesOf } from './language-messages.ts';

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
  return renderText(withDays(text, language), answersOf(language));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The text with its days as the pages say them: 9 January 2027, not 2027-01-09. */
function withDays(text: Text, language: Language): Text {
  const params = Object.entries(text.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' && DAY.test(value) ? formatDay(language, value, 'dated') : value,
  ]);
  return { ...text, params: Object.fromEntries(params) };
}
