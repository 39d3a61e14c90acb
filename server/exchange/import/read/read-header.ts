import { textOf } from '#contract/text/text.ts';
import type { ColumnWords } from './column-words.ts';
import type { Faults } from './faults.ts';
import { normalisedName } from './read-csv.ts';

export type Shape<Column extends string> = {
  columns: readonly Column[];
  required: readonly Column[];
  /** Other headings of a column. */
  words: ColumnWords<Column>;
};

/** Row 1: known columns in any order and any capitals, the required ones among them. */
export function readHeader<Column extends string>(
  cells: readonly string[],
  row: number,
  faults: Faults,
  { columns, required, words }: Shape<Column>,
): Map<Column, number> {
  const header = new Map<Column, number>();
  // Spreadsheets leave empty cells behind the last column.
  const names = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  names.forEach((cell, index) => {
    const name = normalisedName(cell);
    const column =
      columns.find((known) => known.toLowerCase() === name) ??
      columns.find((known) => words[known]?.includes(name));
    if (column === undefined) {
      const known = columns.join(', ');
      faults.add(
        row,
        name,
        name === ''
          ? textOf('import.columnNoName')
          : textOf('import.columnUnknown', { columns: known }),
      );
    } else if (header.has(column)) faults.add(row, column, textOf('import.columnTwice'));
    else header.set(column, index);
  });
  for (const column of required) {
    if (!header.has(column)) faults.add(row, column, textOf('import.columnMissing'));
  }
  return header;
}
