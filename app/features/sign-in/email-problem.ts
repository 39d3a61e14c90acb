import type { Messages } from '#app/messages/messages.ts';

/** The problem of an e-mail address that was typed, or nothing. */
export function emailProblem(email: string, words: Messages['account']): string {
  if (email === '') return words.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email) ? '' : words.emailWrong;
}
