import { ApiProblem } from '#app/lib/api-client.ts';
import type { ImportError } from '#contract/import.ts';

/** What is wrong with a file by row and column; empty where a call failed for another reason. */
export function importErrors(error: unknown): readonly ImportError[] {
  if (!(error instanceof ApiProblem) || error.code !== 'IMPORT_ERRORS') return [];
  const { errors } = error.members;
  return Array.isArray(errors) ? (errors as ImportError[]) : [];
}

/** All of them: after the most that is told stands one that says how many more there are. */
export function errorCount(errors: readonly ImportError[]): number {
  const more = /^and (\d+) more errors$/.exec(errors.at(-1)?.message ?? '')?.[1];
  return more === undefined ? errors.length : errors.length - 1 + Number(more);
}
