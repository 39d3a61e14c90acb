import { parentPort, workerData } from 'node:worker_threads';
import { type CellValue, readSheet } from 'read-excel-file/node';
import { unpackedBytes } from './unpacked-bytes.ts';
import type { XlsxAnswer } from './xlsx-answer.ts';

const MOST_BYTES = 64 * 1024 * 1024;

/** Excel keeps times as the day before its calendar begins. */
const FIRST_YEAR = 1901;

function textOf(value: CellValue | Date | null): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return String(value);
  const [day, time] = value.toISOString().split('T') as [string, string];
  return value.getUTCFullYear() < FIRST_YEAR ? time.slice(0, 5) : day;
}

async function read(bytes: Buffer): Promise<XlsxAnswer> {
  const size = unpackedBytes(bytes);
  if (size === undefined) return { fault: 'no-xlsx' };
  if (size > MOST_BYTES) return { fault: 'too-large' };
  try {
    const rows = await readSheet(bytes);
    return { rows: rows.map((row) => row.map(textOf)) };
  } catch {
    return { fault: 'no-xlsx' };
  }
}

parentPort?.postMessage(await read(Buffer.from(workerData as Uint8Array)));
