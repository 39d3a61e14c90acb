import type { z } from 'zod';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { Messages } from '#app/messages/messages.ts';
import { plainCheck } from '#app/messages/plain-check.ts';
import { translateSentence } from '#app/messages/translate-sentence.ts';
import type { Language } from '#contract/language.ts';

export type FormErrors = Record<string, string>;

/** The filled fields of a form, trimmed; what is empty is not there. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim();
  }
  return values;
}

export type FieldWords = { missing: string; wrong: string; tooLong: (most: number) => string };

export function fieldWords({ admin, guide }: Messages): FieldWords {
  return { missing: admin.fieldMissing, wrong: admin.fieldWrong, tooLong: guide.tooLong };
}

/** The words beside each field that the contract does not take. */
export function fieldErrors(
  error: z.ZodError,
  input: Record<string, unknown>,
  words: FieldWords,
): FormErrors {
  const errors: FormErrors = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'form');
    errors[field] ??= input[field] === undefined ? words.missing : wordsOf(issue, words);
  }
  return errors;
}

function wordsOf(issue: z.core.$ZodIssue, words: FieldWords): string {
  const isLong = issue.code === 'too_big' && issue.origin === 'string';
  return isLong ? words.tooLong(Number(issue.maximum)) : words.wrong;
}

/** The fields that the server found fault with, in the language of the page. */
export function serverErrors(error: unknown, language: Language): FormErrors {
  if (!(error instanceof ApiProblem)) return {};
  const errors = error.errors.map(({ field, message }) => [field, message]);
  return translateErrors(Object.fromEntries(errors), language);
}

/** The contract's and the server's English beside fields, in the language of the page. */
export function translateErrors(errors: FormErrors, language: Language): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [
      field,
      language === 'en' ? plainCheck(words) : translateSentence(language, words),
    ]),
  );
}
