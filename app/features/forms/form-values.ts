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

export type FieldWords = Messages['guide']['faults'] & {
  missing: string;
  wrong: string;
  /** The sentences that only say that a form is not filled in. */
  unfilled: readonly string[];
};

export function fieldWords({ admin, guide }: Messages): FieldWords {
  const { fieldMissing, fieldWrong, fillRequired, fillAll } = admin;
  const unfilled = [fillRequired, fillAll];
  return { ...guide.faults, missing: fieldMissing, wrong: fieldWrong, unfilled };
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
    errors[field] ??= isEmpty(input[field]) ? words.missing : wordsOf(issue, words);
  }
  return errors;
}

/** Also a list from which nothing was chosen. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * The sentence above the form: a value that is wrong is not called a field that is empty. A form with a sentence
 * of its own, such as 'Choose at least one official.', keeps it.
 */
export function sentenceAbove(errors: FormErrors, missing: string, words: FieldWords): string {
  const isEmptied = Object.values(errors).includes(words.missing);
  return isEmptied || !words.unfilled.includes(missing) ? missing : words.above;
}

/** Texts of the contract that have a sentence of the form's own. */
const BY_TEXT: Record<string, 'phone' | 'link' | 'email' | 'day'> = {
  'field.phone': 'phone',
  'field.httpsLink': 'link',
  'field.https': 'link',
  'field.notEmail': 'email',
  'check.email': 'email',
  'field.day': 'day',
  'check.date': 'day',
};

function wordsOf(issue: z.core.$ZodIssue, words: FieldWords): string {
  const { key, params } = textOfIssue(issue);
  const own = BY_TEXT[key];
  if (own) return words[own];
  const bound = Number(params?.minimum ?? params?.maximum);
  switch (key) {
    case 'check.lengthAtMost':
      return words.tooLong(bound);
    case 'check.lengthAtLeast':
      return words.tooShort(bound);
    case 'check.atLeast':
      return words.atLeast(bound);
    case 'check.atMost':
      return words.atMost(bound);
    default:
      return words.wrong;
  }
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
