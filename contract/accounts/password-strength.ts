export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

/** Those of the most used passwords of the world that are long enough to pass otherwise. */
const COMMON: ReadonlySet<string> = new Set([
  '0123456789',
  '0987654321',
  '1234567890',
  '12345678910',
  '123456789a',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'abcdefghij',
  'administrator',
  'iloveyou12',
  'iloveyou123',
  'letmein123',
  'password12',
  'password123',
  'password1234',
  'password12345',
  'q1w2e3r4t5',
  'qwerty1234',
  'qwerty12345',
  'qwertyuiop',
  'qwertyuiop1',
  'tanzania123',
  'volleyball',
  'volleyball1',
  'welcome123',
]);

/** A guesser tries these first: a common password, or a few signs again and again. */
export function isGuessable(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || /^(.{1,4})\1+.{0,3}$/.test(plain);
}
