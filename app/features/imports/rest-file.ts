import type { ImportError, ImportResult } from '#contract/administration/import.ts';

type Rest = NonNullable<ImportResult['rest']>;
const BYTE_ORDER_MARK = '\uFEFF';
/** The first characters of a cell that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rows that were not taken, as CSV with the headings of the file and why each was left. */
export function restCsv(
  { headings, rows }: Rest,
  errors: readonly ImportError[],
  reason: string,
  wordsOf: (error: ImportError) => string,
): string {
  const reasons = Map.groupBy(errors, ({ row }) => row);
  const lines = rows.map(({ row, cells }) => {
    const why = (reasons.get(row) ?? []).map(
      (error) => `${error.heading ?? error.column}: ${wordsOf(error)}`,
    );
    return [...cells, why.join('; ')];
  });
  const text = [[...headings, reason], ...lines]
    .map((cells) => cells.map(csvCell).join(','))
    .join('\r\n');
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

function csvCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Gives a text to the person as a file. */
export function saveTextFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
