import { parentPort, workerData } from 'node:worker_threads';
import { type CellValue, readSheet } from 'read-excel-file/node';
import { formulaFaults } from './formula-faults.ts';
import { fillMerged, mergedCells } from './merged-cells.ts';
import type { XlsxAnswer } from './xlsx-answer.ts';
import { directoryOf } from './zip-directory.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** A workbook of a season has a dozen, one of a hundred sheets some hundreds. */
const MAX_FILES = 1000;

/** Times stand on the day before the calendar begins, which is in 1900, or in 1904 on old Macs. */
const FIRST_YEAR = 1905;
const SECOND_MS = 1000;

function textOf(value: CellValue | Date | null): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return String(value);
  // Excel counts in parts of a day, which seldom come out even.
  const exact = new Date(Math.round(value.getTime() / SECOND_MS) * SECOND_MS);
  const [day, clock] = exact.toISOString().split('T') as [string, string];
  const time = clock.slice(0, 5);
  if (exact.getUTCFullYear() < FIRST_YEAR) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

async function read(bytes: Buffer): Promise<XlsxAnswer> {
  const files = directoryOf(bytes);
  if (files === undefined) return { fault: 'no-xlsx' };
  const size = files.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (size > MAX_BYTES || files.length > MAX_FILES) return { fault: 'too-large' };
  try {
    const rows = (await readSheet(bytes)).map((row) => row.map(textOf));
    for (const { row, cell, text } of formulaFaults(bytes, MAX_BYTES)) {
      const cells = rows[row];
      if (cells !== undefined && cell < cells.length) cells[cell] = text;
    }
    return { rows, filled: fillMerged(rows, mergedCells(bytes, MAX_BYTES)) };
  } catch {
    return { fault: 'no-xlsx' };
  }
}

parentPort?.postMessage(await read(Buffer.from(workerData as Uint8Array)));
