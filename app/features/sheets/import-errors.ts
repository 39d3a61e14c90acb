import { ApiProblem } from '#app/lib/api-client.ts';
import type { ImportError } from '#contract/import.ts';

/** What is wrong with a file by row and column; empty where a call failed for another reason. */
export function importErrors(error: unknown): readonly ImportError[] {
  if (!(error instanceof ApiProblem) || error.code !== 'IMPORT_ERRORS') return [];
  const { errors } = error.members;
  return Array.isArray(errors) ? (errors as ImportError[]) : [];
}
