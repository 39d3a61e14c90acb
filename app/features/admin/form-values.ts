import type { z } from 'zod';
import { ApiProblem } from '#app/lib/api-client.ts';

export type FormErrors = Record<string, string>;

/** The filled fields of a form, trimmed; what is empty is not there. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim();
  }
  return values;
}

/** The words beside each field that the contract does not take. */
export function fieldErrors(
  error: z.ZodError,
  input: Record<string, unknown>,
  words: { missing: string; wrong: string },
): FormErrors {
  const errors: FormErrors = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'form');
    errors[field] ??= input[field] === undefined ? words.missing : words.wrong;
  }
  return errors;
}

/** The fields that the server found fault with. */
export function serverErrors(error: unknown): FormErrors {
  if (!(error instanceof ApiProblem)) return {};
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
}
