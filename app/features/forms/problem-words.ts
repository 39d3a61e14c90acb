import { ApiProblem, ApiUnreachable } from '#app/lib/api/client.ts';
import { answerWords } from '#app/messages/answer-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { Language } from '#contract/language.ts';

/** The sentence for people about a call that did not succeed, in the language of the page. */
export function problemWords(error: unknown, t: Messages, language: Language): string {
  if (error instanceof ApiUnreachable) return t.admin.unreachable;
  if (!(error instanceof ApiProblem) || error.status >= 500) return t.admin.failed;
  if (error.code === 'KEY_USED') return t.admin.savedBefore;
  return answerWords(language, error.text, error.message);
}
