export type CellValue = string | number | null;
export type Worksheet = {
  columns: readonly string[];
  /** The columns in words; missing: by their names. */
  headings?: readonly string[];
  rows: readonly (readonly CellValue[])[];
};

/** The first characters of a cell that Excel and its like take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * CSV as spreadsheets open it: UTF-8 with a byte order mark, CRLF. Text that would be run as a
 * formula gets a quote in front, which an import takes off again; numbers stay numbers.
 */
export function csvText({ columns, headings = columns, rows }: Worksheet): string {
  const lines = [headings, ...rows].map(csvLine);
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** One row of such a file, without the end of its line. */
export function csvLine(cells: readonly CellValue[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(cell: CellValue): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
