import { XLSX_TYPE } from '#contract/administration/upload.ts';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type CsvRecord, readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** A table as it was sent. */
export type TableFile = { kind: 'csv'; text: string } | { kind: 'xlsx'; bytes: Uint8Array };

/** The body of a request by its content type. Throws UNSUPPORTED_TYPE. */
export async function tableFileOf(request: {
  header: (name: string) => string | undefined;
  arrayBuffer: () => Promise<ArrayBuffer>;
}): Promise<TableFile> {
  const type = request.header('content-type') ?? '';
  if (/^text\/(csv|plain)\b/i.test(type))
    return { kind: 'csv', text: decoded(await request.arrayBuffer()) };
  if (type.toLowerCase().startsWith(XLSX_TYPE)) {
    return { kind: 'xlsx', bytes: new Uint8Array(await request.arrayBuffer()) };
  }
  throw new AppError('UNSUPPORTED_TYPE', textOf('import.sendCsv'));
}

/** UTF-8, or what spreadsheets call 'Unicode text': UTF-16 with a byte order mark. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** @param isHeading tells which character stands between the cells of a CSV text */
export function readRecords(
  file: TableFile,
  isHeading: (cell: string) => boolean,
): AsyncGenerator<CsvRecord> {
  return file.kind === 'csv' ? readCsv(file.text, isHeading) : readXlsx(file.bytes);
}

/** A cell as it was meant: an export puts a quote before what a spreadsheet would run. */
export function cellText(cell: string): string {
  return cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/\s+/g, ' ');
}
