import { ApiProblem } from '#app/lib/api/client.ts';
import type { ImportFaults } from '#contract/administration/import.ts';

/** The problems of a file by row and column; undefined where a call failed for another reason. */
export function importFaults(error: unknown): ImportFaults | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'IMPORT_ERRORS') return undefined;
  const { errors, errorCount } = error.members as Partial<ImportFaults>;
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  return { errors, errorCount: errorCount ?? errors.length };
}
