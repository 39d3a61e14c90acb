import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { CellValue, Worksheet } from './csv-text.ts';

const DAY_COLUMNS: ReadonlySet<string> = new Set(['date', 'dateOfBirth', 'licenceUntil']);

/** Its text cells are text, whatever they begin with. */
async function write({ columns, headings = columns, rows }: Worksheet): Promise<Uint8Array> {
  const header = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const widths = headings.map((heading, at) => ({
    width: Math.min(40, longestOf([heading, ...rows.map((row) => `${row[at] ?? ''}`)]) + 2),
  }));
  const body = rows.map((row) => row.map((cell, at) => asDay(columns[at] ?? '', cell)));
  const file = writeExcelFile([header, ...body], { columns: widths, stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
}

/** The days that can be sorted and reckoned with; dates before 1900 a spreadsheet does not know. */
function asDay(column: string, cell: CellValue) {
  const isDay = DAY_COLUMNS.has(column) && /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(String(cell));
  if (!isDay) return cell;
  return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
}

function longestOf(texts: readonly string[]): number {
  return texts.reduce((longest, { length }) => Math.max(longest, length), 0);
}

// The message that `write-xlsx.ts` hands over.
parentPort?.postMessage(await write(workerData as Worksheet));
