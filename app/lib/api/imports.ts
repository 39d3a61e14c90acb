import type { ExportFormat, ExportTable } from '#contract/administration/export.ts';
import type { ImportResult } from '#contract/administration/import.ts';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import type { FileImport } from '#contract/matches/match-file.ts';
import { callApi } from './client.ts';
import type { Sending } from './send-file.ts';

export type ImportedList = 'fixtures' | 'teams' | 'players';

type ImportChoices = { league?: string | undefined; gender?: string | undefined; dryRun: boolean };

/** Errors by row and column come as a problem with the code IMPORT_ERRORS. */
export function importList(
  table: ImportedList,
  file: File,
  { league, gender, dryRun }: ImportChoices,
  sending: Sending,
): Promise<ImportResult> {
  const document = { file, type: /\.xlsx$/i.test(file.name) ? XLSX_TYPE : 'text/csv' };
  const isTried = dryRun ? { dryRun: 'true' } : {};
  return table === 'fixtures'
    ? callApi('POST', `/leagues/${league}/import`, {
        document,
        sending,
        query: { gender, ...isTried },
      })
    : callApi('POST', `/import/${table}`, { document, sending, query: { league, ...isTried } });
}

export type WrittenTable = 'teams' | 'players';

/** The same from a text that was typed; players whose row names no team come into `team`. */
export function importWritten(
  table: WrittenTable,
  rows: string,
  into: { league: string } | { team: string },
): Promise<ImportResult> {
  const document = { file: new File([rows], `${table}.csv`), type: 'text/csv' };
  return callApi('POST', `/import/${table}`, { document, query: into });
}

/** A match of our own as JSON; anything else is read as a scouting file. */
export function isOwnMatchFile({ name }: File): boolean {
  return /\.json$/i.test(name);
}

/** A file as the log of a match; `home`: the side of a scouting file's home team. */
export function importMatchFile(
  matchId: string,
  file: File,
  { home, dryRun }: { home: string | undefined; dryRun: boolean },
  sending: Sending,
): Promise<FileImport> {
  const type = isOwnMatchFile(file) ? 'application/json' : 'text/plain';
  return callApi('POST', `/matches/${encodeURIComponent(matchId)}/import`, {
    document: { file, type },
    sending,
    query: { home, ...(dryRun ? { dryRun: 'true' } : {}) },
  });
}

/** The address from which a table is downloaded. */
export function exportAddress(
  table: ExportTable,
  format: ExportFormat,
  league: string | undefined,
): string {
  const query = new URLSearchParams({ format, ...(league ? { league } : {}) });
  return `/api/v1/exports/${table}?${query}`;
}
