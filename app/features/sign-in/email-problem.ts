import type { Messages } from '#app/messages/messages.ts';

/** Of a telephone number, which the server reads as people write it. */
const LEAST_DIGITS = 8;

/** The problem of an e-mail address that was typed, or nothing. */
export function emailProblem(email: string, words: Messages['account']): string {
  if (email === '') return words.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email) ? '' : words.emailWrong;
}

/** The same of what somebody signs in with: an e-mail address, or a telephone number as people write it. */
export function signInNameProblem(typed: string, words: Messages['account']): string {
  if (typed === '') return words.signInNameMissing;
  const isNumber = /^[+\d\s().-]+$/.test(typed) && typed.replace(/\D/g, '').length >= LEAST_DIGITS;
  if (isNumber) return '';
  return emailProblem(typed, words) === '' ? '' : words.signInNameWrong;
}
