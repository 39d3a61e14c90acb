import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { textOf } from '#contract/text/text.ts';
import { isEmpty } from '#server/exchange/portable/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import {
  type ColumnType,
  type Dataset,
  type PlainRow,
  type PlainValue,
  publishedColumns,
  withheldValues,
} from './datasets/dataset.ts';
import { DATASETS } from './datasets/datasets.ts';

const CHUNK = 500;
const NEW_LINE = 10;

/**
 * Puts open data into an installation without leagues, teams and matches: everything or nothing. Facts
 * that the data do not have are empty there.
 *
 * @returns how many rows came in
 */
export async function loadDump(store: Store, author: Author, path: string): Promise<number> {
  const files = await unpack(path);
  return write(store, author, async (tx) => {
    if (!(await isEmpty(tx.db))) throw new AppError('CONFLICT', textOf('openData.needsEmpty'));
    let count = 0;
    for (const dataset of DATASETS) {
      const file = `${dataset.table}.ndjson`;
      const bytes = files[file];
      if (bytes === undefined) throw new AppError('MALFORMED', textOf('openData.noFile', { file }));
      count += await loadTable(tx, dataset, bytes, file);
    }
    tx.audit({ action: 'openData.load', subject: 'site:data', after: { rows: count } });
    tx.siteChanged();
    return count;
  });
}

async function unpack(path: string): Promise<Record<string, Uint8Array>> {
  const bytes = await readFile(path);
  try {
    return unzipSync(bytes, { filter: ({ name }) => name.endsWith('.ndjson') });
  } catch {
    throw new AppError('MALFORMED', textOf('openData.noArchive'));
  }
}

async function loadTable(
  { db }: Write,
  dataset: Dataset,
  bytes: Uint8Array,
  file: string,
): Promise<number> {
  const schema = rowSchema(dataset);
  const rest = withheldValues(dataset);
  let number = 0;
  let chunk: PlainRow[] = [];
  const insert = async () => {
    if (chunk.length === 0) return;
    await db
      .insertInto(dataset.table)
      .values(chunk as never)
      .execute();
    chunk = [];
  };
  for (const line of linesOf(bytes)) {
    number += 1;
    const row = schema.safeParse(parse(line));
    if (!row.success) {
      const params = { file, line: number, column: columnOf(row.error.issues[0]!) };
      throw new AppError('MALFORMED', textOf('openData.lineUnsound', params));
    }
    chunk.push({ ...rest, ...row.data });
    if (chunk.length === CHUNK) await insert();
  }
  await insert();
  return number;
}

const VALUES: Readonly<Record<ColumnType, z.ZodType<PlainValue>>> = {
  text: z.string().nullable(),
  json: z.string().nullable(),
  date: z.string().nullable(),
  integer: z.number().int().nullable(),
  instant: z.number().int().nullable(),
  flag: z.number().int().nullable(),
  number: z.number().nullable(),
};

function rowSchema(dataset: Dataset) {
  return z.strictObject(
    Object.fromEntries(publishedColumns(dataset).map(({ name, type }) => [name, VALUES[type]])),
  );
}

/** The column that is wrong; of a line that is no object there is none. */
function columnOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? issue.keys[0]! : String(issue.path[0] ?? 'JSON');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function* linesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder();
  let begin = 0;
  while (begin < bytes.length) {
    const found = bytes.indexOf(NEW_LINE, begin);
    const end = found === -1 ? bytes.length : found;
    if (end > begin) yield decoder.decode(bytes.subarray(begin, end));
    begin = end + 1;
  }
}
