import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { inEnglish, type Text, textOf } from '#contract/text/text.ts';

/** One record: the line of the file that it begins on (the first is 1), and its cells. */
export type CsvRecord = {
  row: number;
  cells: readonly string[];
  /** A merged cell of a workbook was filled in. */
  isFilled?: boolean;
};

/** The text cannot be cut into cells; `cell` counts from 0. */
export class UnreadableCsvError extends Error {
  override readonly name = 'UnreadableCsvError';
  readonly row: number;
  readonly cell: number;

  readonly text: Text;

  constructor(row: number, cell: number, text: Text) {
    super(inEnglish(text));
    this.row = row;
    this.cell = cell;
    this.text = text;
  }
}

const SLICE = 65_536;

/**
 * Three times the fixtures of the largest leagues. A file is one transaction, and with SQLite every other
 * write waits for it: 20,000 rows held a scorer's point for a second (decision 0047).
 */
export const MAX_ROWS = 5_000;

/**
 * The records of a CSV text, blank lines left out. The dialects of spreadsheets are understood as
 * well: a byte order mark, CRLF, semicolons or tabs. Long texts are read in slices with a turn of
 * the event loop between them, so that live scores go on meanwhile; who stops taking records stops
 * the reading.
 */
export async function* readCsv(
  text: string,
  isHeading: (cell: string) => boolean,
): AsyncGenerator<CsvRecord> {
  const source = Readable.from(slices(Buffer.from(text)), { objectMode: false });
  const parser = source.pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text, isHeading),
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
    }),
  );
  let linesBefore = 0;
  let records = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      const row = linesBefore + 1;
      linesBefore = info.lines;
      records += 1;
      if (records > MAX_ROWS + 1) {
        throw new UnreadableCsvError(row, 0, textOf('import.tooManyRows', { max: MAX_ROWS }));
      }
      if (record.some((cell) => cell.trim() !== '')) yield { row, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const cell = typeof error.column === 'number' ? error.column : 0;
    const why = error.code === 'CSV_QUOTE_NOT_CLOSED' ? textOf('import.quoteOpen') : error.code;
    throw new UnreadableCsvError(linesBefore + 1, cell, textOf('import.unreadable', { why }));
  } finally {
    source.destroy();
  }
}

async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += SLICE) {
    yield bytes.subarray(from, from + SLICE);
    await nextTurn();
  }
}

const DELIMITERS = [',', ';', '\t'] as const;
const SEARCHED_LINES = 40;
const SEARCHED_LENGTH = 8000;

/** The one of the three that finds most headings in a line, below titles too; of none the most frequent. */
function delimiterOf(text: string, isHeading: (cell: string) => boolean): ',' | ';' | '\t' {
  const lines = text.slice(0, SEARCHED_LENGTH).split(/\r\n|\n|\r/, SEARCHED_LINES);
  const found = DELIMITERS.map((delimiter) => ({
    delimiter,
    headings: Math.max(...lines.map((line) => headingsIn(line.split(delimiter), isHeading))),
    parts: lines.reduce((sum, line) => sum + line.split(delimiter).length, 0),
  }));
  const [best] = found.toSorted((a, b) => b.headings - a.headings || b.parts - a.parts);
  return best!.delimiter;
}

function headingsIn(cells: readonly string[], isHeading: (cell: string) => boolean): number {
  return cells.length > 100 ? 0 : cells.filter(isHeading).length;
}

/** A column's name without the byte order mark, quotes, spaces and capitals around it. */
export function normalisedName(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim()
    .toLowerCase();
}
