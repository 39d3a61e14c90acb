import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { Sheet } from './sheet-text.ts';

/** Its text cells are text, whatever they begin with. */
async function write({ columns, rows }: Sheet): Promise<Uint8Array> {
  const header = columns.map((value) => ({ value, fontWeight: 'bold' as const }));
  const widths = columns.map((column, at) => ({
    width: Math.min(40, longestOf([column, ...rows.map((row) => `${row[at] ?? ''}`)]) + 2),
  }));
  const body = rows.map((row) => [...row]);
  const file = writeExcelFile([header, ...body], { columns: widths, stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
}

function longestOf(texts: readonly string[]): number {
  return texts.reduce((longest, { length }) => Math.max(longest, length), 0);
}

// The message that `write-xlsx.ts` hands over.
parentPort?.postMessage(await write(workerData as Sheet));
