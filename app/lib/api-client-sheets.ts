import type { ExportFormat, ExportTable } from '#contract/export.ts';
import type { ImportResult } from '#contract/import.ts';
import type { FileImport } from '#contract/match-file.ts';
import { callApi } from './api-client.ts';

export type SheetTable = 'fixtures' | 'teams' | 'players';

type Wishes = { league?: string | undefined; gender?: string | undefined; dryRun: boolean };

/** Errors by row and column come as a problem with the code IMPORT_ERRORS. */
export function importSheet(
  table: SheetTable,
  sheet: File,
  { league, gender, dryRun }: Wishes,
): Promise<ImportResult> {
  const isTried = dryRun ? { dryRun: 'true' } : {};
  return table === 'fixtures'
    ? callApi('POST', `/leagues/${league}/import`, { sheet, query: { gender, ...isTried } })
    : callApi('POST', `/import/${table}`, { sheet, query: { league, ...isTried } });
}

/** A scouting file as the log of a match; `home`: the side of the file's home team. */
export async function importMatchFile(
  matchId: string,
  file: File,
  { home, dryRun }: { home: string; dryRun: boolean },
): Promise<FileImport> {
  const query = { home, ...(dryRun ? { dryRun: 'true' } : {}) };
  const text = await file.text();
  return callApi('POST', `/matches/${encodeURIComponent(matchId)}/import`, { text, query });
}

/** Where a table is downloaded from. */
export function exportAddress(
  table: ExportTable,
  format: ExportFormat,
  league: string | undefined,
): string {
  const query = new URLSearchParams({ format, ...(league ? { league } : {}) });
  return `/api/v1/exports/${table}?${query}`;
}
