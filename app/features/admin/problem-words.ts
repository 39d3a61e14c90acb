import { ApiProblem, ApiUnreachable } from '#app/lib/api-client.ts';
import type { Messages } from '#app/messages/messages.ts';

/** The sentence for people about a call that did not succeed. */
export function problemWords(error: unknown, words: Messages['admin']): string {
  if (error instanceof ApiUnreachable) return words.unreachable;
  if (error instanceof ApiProblem && error.status < 500) return error.message;
  return words.failed;
}
