import type { z } from 'zod';
import { ApiProblem } from '#app/lib/api/client.ts';
import { answerWords } from '#app/messages/answer-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { Language } from '#contract/language.ts';
import { textOfIssue } from '#contract/text/issue-text.ts';

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
  return Object.fromEntries(
    error.errors.map(({ field, message, text }) => [field, answerWords(language, text, message)]),
  );
}

/**
 * The fields that a schema of the contract refused, in the language of the page. A form names fields
 * of a part of the whole by their own names: `schedule.startDate` is `startDate`.
 */
export function schemaErrors(error: z.ZodError, language: Language): FormErrors {
  return Object.fromEntries(
    error.issues.map((issue) => [
      String(issue.path.find((part) => part !== 'schedule') ?? 'form'),
      answerWords(language, textOfIssue(issue), issue.message),
    ]),
  );
}
