/** The cells of one row, and the line on which the row begins. */
export type CsvRow = { line: number; cells: string[] };

/**
 * The rows of a CSV file with commas, semicolons or tabs, whichever its first line has most of. Cells
 * may be quoted and hold line breaks then; empty rows are left out.
 */
export function csvRows(text: string): CsvRow[] {
  const csv = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(csv.split(/\r?\n/, 1)[0]!);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  const endRow = () => {
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  while (at <= csv.length) {
    const { cell, end } = readCell(csv, at, delimiter);
    line += csv.slice(at, end).split('\n').length - 1;
    row.cells.push(cell.trim());
    if (csv[end] !== delimiter) {
      if (csv[end] === '\n') line += 1;
      endRow();
    }
    at = end + 1;
  }
  return rows;
}

function delimiterOf(heading: string): string {
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

function readCell(csv: string, from: number, delimiter: string): { cell: string; end: number } {
  let at = from;
  let cell = '';
  let quoted = false;
  for (; at < csv.length; at += 1) {
    const sign = csv[at]!;
    if (quoted && sign === '"') {
      if (csv[at + 1] !== '"') quoted = false;
      else {
        cell += sign;
        at += 1;
      }
    } else if (quoted) cell += sign;
    else if (sign === '"' && cell.trim() === '') quoted = true;
    else if (sign === delimiter || sign === '\n') break;
    else cell += sign;
  }
  return { cell, end: at };
}
