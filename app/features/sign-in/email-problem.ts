import type { Messages } from '#app/messages/messages.ts';
import { normalPhone } from '#contract/accounts/normal-phone.ts';

/** The problem of an e-mail address that was typed, or nothing. */
export function emailProblem(email: string, words: Messages['account']): string {
  if (email === '') return words.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email) ? '' : words.emailWrong;
}

/** The same of what somebody signs in with: an e-mail address, or a telephone number as people write it. */
export function signInNameProblem(typed: string, words: Messages['account']): string {
  if (typed === '') return words.signInNameMissing;
  if (normalPhone(typed) !== undefined) return '';
  return emailProblem(typed, words) === '' ? '' : words.signInNameWrong;
}
