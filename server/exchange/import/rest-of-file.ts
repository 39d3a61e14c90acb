import type { ImportError, ImportResult } from '#contract/administration/import.ts';
import type { Understood } from './table/understand-table.ts';

const MAX_VALUE = 100;

/** Errors in words of the file: the heading as it stands there, and the value. */
export function located<Column extends string>(
  errors: readonly ImportError[],
  { rows, headings }: Understood<Column>,
): ImportError[] {
  const byLine = new Map(rows.map((each) => [each.row, each]));
  return errors.map((error) => {
    const column = error.column as Column;
    const heading = headings.get(column);
    const value = byLine.get(error.row)?.cells[column];
    return {
      ...error,
      ...(heading === undefined || heading === column ? {} : { heading }),
      ...(value === undefined ? {} : { value: value.slice(0, MAX_VALUE) }),
    };
  });
}

/** The rows that were not taken, with the headings of the file; what stood above them stands in each. */
export function restOfFile<Column extends string>(
  { rows, head, reading }: Understood<Column>,
  isLeft: (row: number) => boolean,
): ImportResult['rest'] {
  const left = rows.filter(({ row }) => isLeft(row));
  const places = reading.headings.map(({ column }) => column);
  const named = new Set(left.flatMap(({ cells }) => Object.keys(cells)));
  const isSplit = (column: string) =>
    (column === 'fullName' && places.includes('#first')) ||
    (/^team[12]$/.test(column) && places.includes('#match'));
  const added = [...named].filter((column) => !places.includes(column) && !isSplit(column));
  return {
    headings: [...head, ...added],
    rows: left.map(({ row, cells, original }) => ({
      row,
      cells: [
        ...places.map((column, place) => {
          const text = original[place] ?? '';
          return text.trim() === '' ? (cells[column as Column] ?? '') : text;
        }),
        ...added.map((column) => cells[column as Column] ?? ''),
      ],
    })),
  };
}
