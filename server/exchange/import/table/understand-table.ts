import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportReading } from '#contract/administration/import.ts';
import { textOf } from '#contract/text/text.ts';
import { type CsvRecord, UnreadableCsvError } from '../read/read-csv.ts';
import { cellText, readRecords, type TableFile } from '../read/table-file.ts';
import { assignColumns } from './assign-columns.ts';
import { fillBlocks } from './fill-blocks.ts';
import { findHeader, headingsKey, isThere } from './find-header.ts';
import { meaningOf } from './heading-meaning.ts';
import { readRows } from './read-rows.ts';
import type { Shape, TableRow } from './shape.ts';
import type { Understanding } from './understanding.ts';

/** A file as rows of our columns, and how it was understood. */
export type Understood<Column extends string> = {
  rows: TableRow<Column>[];
  reading: ImportReading;
  /** The texts above the table. */
  titles: readonly string[];
  /** By which a mapping of the columns by hand is known again. */
  key: string;
  /** The heading of each of our columns, as the file names it. */
  headings: ReadonlyMap<Column, string>;
  /** The first cells of the file: of a table that is given back. */
  head: readonly string[];
};

const MAX_SAMPLE = 40;
const TURN = 200;

export async function understandTable<Column extends string>(
  file: TableFile,
  options: Understanding<Column>,
): Promise<Understood<Column> | undefined> {
  const { shape, faults, decisions, asList, given = [] } = options;
  const needed = shape.required.filter((column) => !given.includes(column));
  const records = await allRecords(file, options);
  if (records === undefined) return undefined;
  if (records.length === 0) {
    faults.add(1, shape.main, textOf('import.empty'));
    return undefined;
  }
  const chosen = decisions.headerRow;
  const header =
    chosen === undefined
      ? (findHeader(records, shape, needed) ??
        findHeader(records, shape, withoutLines(needed, shape)))
      : records.find(({ row }) => row === chosen);
  if (header === undefined && chosen === undefined && file.kind === 'csv') {
    const listed = asList?.(file.text) ?? [];
    if (listed.length > 1)
      return understand({ ...options, asList: undefined }, listed, listed[0]!, needed, false);
  }
  const isCsv = file.kind === 'csv';
  if (chosen === 0)
    return understand(options, [headless(records), ...records], undefined, needed, isCsv);
  return understand(options, records, header ?? records[0]!, needed, isCsv);
}

/** The columns that no line between the rows can say. */
function withoutLines<Column extends string>(
  needed: readonly Column[],
  { fills }: Shape<Column>,
): readonly Column[] {
  return needed.filter((column) => !fills.includes(column));
}

/** Headings for a table that has none. */
function headless(records: readonly CsvRecord[]): CsvRecord {
  const width = Math.min(100, Math.max(...records.slice(0, 50).map(({ cells }) => cells.length)));
  return { row: 0, cells: Array.from({ length: width }, (_, at) => `#${at + 1}`) };
}

async function allRecords<Column extends string>(
  file: TableFile,
  { shape, faults }: Understanding<Column>,
): Promise<CsvRecord[] | undefined> {
  const records: CsvRecord[] = [];
  let places = new Map<number, Column>();
  try {
    const isHeading = (cell: string) => meaningOf(cell, shape) !== undefined;
    for await (const record of readRecords(file, isHeading)) {
      if (records.length === 0) {
        const found = record.cells.map((cell, at) => [at, meaningOf(cell, shape)?.column] as const);
        places = new Map(found.filter((pair): pair is [number, Column] => pair[1] !== undefined));
      }
      records.push(record);
      if (records.length % TURN === 0) await nextTurn();
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsvError)) throw error;
    faults.add(error.row, places.get(error.cell) ?? shape.main, error.text);
    return undefined;
  }
  return records;
}

async function understand<Column extends string>(
  options: Understanding<Column>,
  records: readonly CsvRecord[],
  header: CsvRecord | undefined,
  needed: readonly Column[],
  isCsv: boolean,
): Promise<Understood<Column>> {
  const { shape, faults, decisions, recall } = options;
  const head = header ?? records[0]!;
  const at = records.indexOf(head);
  // Spreadsheets leave empty cells behind the last column.
  const width = head.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const headings = head.cells.slice(0, width).map(cellText);
  const below = records.slice(at + 1);
  const key = headingsKey(headings);
  const remembered = decisions.columns ?? (await recall?.(key));
  const assigned = assignColumns(
    headings,
    below.map(({ cells }) => cells),
    shape,
  );
  const columns =
    remembered?.length === headings.length
      ? remembered.map((column) => known(column, shape))
      : assigned.columns;
  const line = head.row === 0 ? 1 : head.row;
  if (columns === assigned.columns)
    for (const column of assigned.doubled) faults.add(line, column, textOf('import.columnTwice'));
  const titles = records
    .slice(0, at)
    .flatMap(({ cells }) => cells.filter((cell) => cell.trim() !== ''));
  const { rows, leftOut, merged } = await readRows(below, {
    ...options,
    columns,
    headings,
    titles,
    isCsv,
  });
  const found = new Set(columns.filter((column) => column !== null));
  for (const column of needed) {
    const isPresent =
      isThere(column, found) || rows.some(({ cells }) => cells[column] !== undefined);
    if (!isPresent) faults.add(line, column, textOf('import.columnMissing'));
  }
  // A file that was written by this program says in each cell what it means.
  const isOwn = shape.columns.some((column) => /[A-Z]/.test(column) && headings.includes(column));
  const filled = merged + (isOwn ? 0 : fillBlocks(rows, shape));
  if (faults.count() === 0 && rows.length === 0)
    faults.add(line, shape.main, textOf('import.noRows'));
  const samples = below.slice(0, 20);
  return {
    rows,
    titles,
    key,
    head: headings,
    headings: new Map(
      columns.flatMap((column, place) =>
        column === null ? [] : [[column as Column, headings[place] ?? column] as const],
      ),
    ),
    reading: {
      headerRow: head.row,
      headings: headings.map((heading, place) => ({
        heading: heading.slice(0, MAX_SAMPLE * 2),
        column: columns[place] ?? null,
        sample: sampleOf(samples, place),
      })),
      remembered: decisions.columns === undefined && remembered !== undefined,
      filled,
      leftOut,
      days: null,
    },
  };
}

function known<Column extends string>(
  column: string | null,
  { columns }: Shape<Column>,
): string | null {
  const isOurs = column !== null && (column.startsWith('#') || columns.includes(column as Column));
  return isOurs ? column : null;
}

function sampleOf(records: readonly CsvRecord[], place: number): string {
  const cell = records.map(({ cells }) => cells[place]?.trim() ?? '').find((text) => text !== '');
  return (cell ?? '').slice(0, MAX_SAMPLE);
}
