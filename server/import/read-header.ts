import { IMPORT_COLUMNS, type ImportColumn } from '#contract/import.ts';
import type { Faults } from './faults.ts';
import type { Header } from './import-row.ts';
import { bareName } from './read-csv.ts';

const REQUIRED = ['date', 'team1', 'team2'] as const;

/** Row 1: the columns in any order, the three without which there is no fixture among them. */
export function readHeader(cells: readonly string[], row: number, faults: Faults): Header {
  const header = new Map<ImportColumn, number>();
  // Spreadsheets leave empty cells behind the last column.
  const names = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  names.forEach((cell, index) => {
    const name = bareName(cell);
    const column = IMPORT_COLUMNS.find((known) => known === name);
    if (column === undefined) {
      const known = IMPORT_COLUMNS.join(', ');
      faults.add(row, name, name === '' ? 'has no name' : `is not a column; there are ${known}`);
    } else if (header.has(column)) faults.add(row, column, 'is there twice');
    else header.set(column, index);
  });
  for (const column of REQUIRED) {
    if (!header.has(column)) faults.add(row, column, 'is missing in the header');
  }
  return header;
}
