import { callApi } from '#app/lib/api/call.ts';
import type { Sending } from '#app/lib/api/send-file.ts';
import type { ImportResult } from '#contract/administration/import.ts';
import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import type { QueryOf } from '#contract/calls.ts';
import type { FileImport } from '#contract/matches/match-file.ts';

export type ImportedList = 'fixtures' | 'teams' | 'players';

type ImportChoices = {
  league?: string | undefined;
  gender?: string | undefined;
  dryRun: boolean;
  partial?: boolean;
  decisions?: ImportDecisions;
};

/** Errors by row and column come as a problem with the code IMPORT_ERRORS. */
export function importList(
  table: ImportedList,
  file: File,
  { league = '', gender, dryRun, partial = false, decisions = {} }: ImportChoices,
  sending: Sending,
): Promise<ImportResult> {
  const isWorkbook = /\.xlsx$/i.test(file.name);
  const document = { file, type: isWorkbook ? XLSX_TYPE : 'text/csv' } as const;
  // The decision on a new team's gender stands beside the other answers.
  const answers = {
    ...(gender && table !== 'fixtures' ? { gender: gender as ImportDecisions['gender'] } : {}),
    ...decisions,
  };
  const isDecided = Object.keys(answers).length > 0;
  const query = {
    ...(dryRun ? { dryRun: 'true' } : {}),
    ...(partial ? { partial: 'true' } : {}),
    ...(isDecided ? { decisions: JSON.stringify(answers) } : {}),
  };
  return table === 'fixtures'
    ? callApi('POST /leagues/{id}/import', {
        path: { id: league },
        document,
        sending,
        query: { gender: gender as QueryOf<'POST /leagues/{id}/import'>['gender'], ...query },
      })
    : callApi('POST /import/{table}', {
        path: { table },
        document,
        sending,
        query: { league, ...query },
      });
}

export type WrittenTable = 'teams' | 'players';

/** The same from a text that was typed; players whose row names no team come into `team`. */
export function importWritten(
  table: WrittenTable,
  rows: string,
  into: { league: string } | { team: string },
): Promise<ImportResult> {
  const file = new File([rows], `${table}.csv`);
  return callApi('POST /import/{table}', {
    path: { table },
    document: { file, type: 'text/csv' },
    query: into,
  });
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
  return callApi('POST /matches/{id}/import', {
    path: { id: matchId },
    document: { file, type: isOwnMatchFile(file) ? 'application/json' : 'text/plain' },
    sending,
    query: {
      home: home as QueryOf<'POST /matches/{id}/import'>['home'],
      ...(dryRun ? { dryRun: 'true' } : {}),
    },
  });
}
