import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import { textOf } from '#contract/text/text.ts';
import type { Connection } from '#server/platform/db/connect.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { isFileKey, type Storage } from '#server/platform/files/storage.ts';
import { type PlainRow, readAllTables, type TableRow } from './read-tables.ts';
import {
  notePictures,
  type PictureCount,
  type StoredPicture,
  takePictures,
} from './stored-pictures.ts';
import {
  SECRET_ACCOUNT_COLUMNS,
  SECRET_TABLES,
  type TABLE_KEYS,
  TABLE_ORDER,
} from './table-order.ts';

/**
 * The portable form: one JSON object a line, the same from either engine. The first line says what it
 * is, the last how many rows and pictures there are, so that a file cut short is noticed. The pictures
 * stand behind the rows that name them.
 */
export type PortableKind = 'export' | 'backup';

const FORMAT = 1;

const headSchema = z.object({ wavu: z.literal(FORMAT), kind: z.enum(['export', 'backup']) });
/** `pictures` in the sizes in which they are kept; files from before they were part have none. */
const tailSchema = z.object({ end: z.number().int(), pictures: z.number().int().default(0) });
const rowSchema = z.object({
  table: z.enum(TABLE_ORDER as [keyof typeof TABLE_KEYS]),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** `webp` holds the bytes of documents, too: its name is older than they are. */
const pictureSchema = z.object({ picture: z.string().refine(isFileKey), webp: z.base64() });

/** Writes beside the target and renames at the end: no half file is ever left under its name. */
export async function writePortable(
  { connection, pictures }: { connection: Connection; pictures: Storage },
  path: string,
  kind: PortableKind,
  now: number,
): Promise<PictureCount & { rows: number }> {
  const unfinished = `${path}.unfinished`;
  // Personal details are in it: for this user's eyes only.
  const out = createWriteStream(unfinished, { mode: 0o600 });
  // Asked for at once: a stream that fails says so at any time, and drains no more.
  const isWritten = finished(out);
  isWritten.catch(() => undefined);
  const write = async (line: object) => {
    if (out.write(`${JSON.stringify(line)}\n`)) return;
    await Promise.race([once(out, 'drain'), isWritten]);
  };
  const keys = new Set<string>();
  let rows = 0;
  let files = 0;
  try {
    await write({ wavu: FORMAT, kind, at: new Date(now).toISOString() });
    await readAllTables(connection, async ({ table, row }) => {
      if (kind === 'export' && SECRET_TABLES.has(table)) return;
      await write({ table, row: kind === 'export' ? shareable(table, row) : row });
      notePictures(row, keys);
      rows += 1;
    });
    const count = await takePictures(pictures, keys, async ({ key, bytes }) => {
      await write({ picture: key, webp: Buffer.from(bytes).toString('base64') });
      files += 1;
    });
    await write({ end: rows, pictures: files });
    out.end();
    await isWritten;
    await syncToDisk(unfinished);
    await rename(unfinished, path);
    await syncToDisk(dirname(path));
    return { rows, ...count };
  } catch (error) {
    out.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

function shareable(table: string, row: PlainRow): PlainRow {
  if (table !== 'account') return row;
  return { ...row, ...Object.fromEntries(SECRET_ACCOUNT_COLUMNS.map((column) => [column, null])) };
}

/** To the disk, not only to the system's memory. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The rows of a portable file; throws, naming the line, where it is not whole and sound. */
export async function* readPortable(path: string, kind: PortableKind): AsyncGenerator<TableRow> {
  let number = 0;
  let rows = 0;
  let pictures = 0;
  let end: z.infer<typeof tailSchema> | undefined;
  for await (const line of linesOf(path)) {
    number += 1;
    if (end !== undefined) throw unsound(number, 'goes on after its end');
    const value = parseLine(line, number);
    if (number === 1) {
      const head = headSchema.safeParse(value);
      if (!head.success) throw unsound(1, 'is not the head of an export or backup of Wavu');
      if (head.data.kind !== kind) throw unsound(1, `begins a file of another kind: not ${kind}`);
      continue;
    }
    const row = rowSchema.safeParse(value);
    if (row.success) {
      rows += 1;
      yield row.data as TableRow;
      continue;
    }
    if (pictureSchema.safeParse(value).success) {
      pictures += 1;
      continue;
    }
    const tail = tailSchema.safeParse(value);
    if (!tail.success) throw unsound(number, 'is neither a row or picture of ours nor the end');
    end = tail.data;
  }
  if (end?.end !== rows) throw unsound(number, `ends after ${rows} rows: the file was cut short`);
  if (end.pictures === pictures) return;
  throw unsound(number, `ends after ${pictures} pictures: the file was cut short`);
}

/** The pictures of a file that was found sound. */
export async function* readPictures(path: string): AsyncGenerator<StoredPicture> {
  for await (const line of linesOf(path)) {
    if (!line.startsWith('{"picture"')) continue;
    const { picture, webp } = pictureSchema.parse(JSON.parse(line));
    yield { key: picture, bytes: Buffer.from(webp, 'base64') };
  }
}

function linesOf(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path), crlfDelay: Infinity });
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw unsound(number, 'is not JSON');
  }
}

function unsound(line: number, why: string): AppError {
  return new AppError('MALFORMED', textOf('installation.lineUnsound', { line, why }));
}
