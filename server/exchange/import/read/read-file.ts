import { IMPORT_COLUMNS, type ImportColumn } from '#contract/administration/import.ts';
import { FIXTURE_WORDS } from './column-words.ts';
import { createFaults, type Faults } from './faults.ts';
import { type ImportRow, readRow } from './import-row.ts';
import type { Shape } from './read-header.ts';
import { readTable } from './read-table.ts';
import type { TableFile } from './table-file.ts';

const SHAPE: Shape<ImportColumn> = {
  columns: IMPORT_COLUMNS,
  required: ['date', 'team1', 'team2'],
  words: FIXTURE_WORDS,
};

/** The rows that are sound in themselves, and what is wrong with the others. */
export async function readFixtures(
  file: TableFile,
): Promise<{ rows: ImportRow[]; faults: Faults }> {
  const faults = createFaults();
  const rows: ImportRow[] = [];
  await readTable(file, SHAPE, faults, (header, row, cells) => {
    const read = readRow(header, row, cells, faults);
    if (read) rows.push(read);
  });
  return { rows, faults };
}
