import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate } from 'fflate';
import { type ChosenLicence, LICENCES } from '#contract/open-data/open-data.ts';
import { csvLine } from '#server/exchange/exports/csv-text.ts';
import { readSnapshot } from '#server/exchange/portable/snapshot.ts';
import type { Connection, Database } from '#server/platform/db/connect.ts';
import { type PlainRow, publishedColumns } from './datasets/dataset.ts';
import { DATASETS } from './datasets/datasets.ts';
import { readRows } from './read-rows.ts';
import { csvwSchema, SCHEMA_FILE } from './schema.ts';

export type DumpOptions = { licence: ChosenLicence; publisher: string; now: number };

/** `rows` by table; `at` as ISO 8601. */
export type MadeDump = {
  licence: ChosenLicence;
  at: string;
  bytes: number;
  sha256: string;
  rows: Readonly<Record<string, number>>;
};

/**
 * Writes the open data as they stand at one moment: a ZIP with a CSV and an NDJSON file for each table,
 * the schema and the licence. No half file is ever left under the name of the target.
 */
export async function writeDump(
  connection: Connection,
  target: string,
  { licence, publisher, now }: DumpOptions,
): Promise<MadeDump> {
  const unfinished = `${target}.unfinished`;
  const at = new Date(now).toISOString();
  const archive = openArchive(unfinished, now);
  try {
    await archive.add('LICENCE.txt', [licenceText(licence, publisher, at)]);
    await archive.add(SCHEMA_FILE, [JSON.stringify(csvwSchema(licence, publisher, at), null, 2)]);
    const rows = await readSnapshot(connection, (db) => addTables(archive, db, now));
    const { bytes, sha256 } = await archive.end();
    await rename(unfinished, target);
    return { licence, at, bytes, sha256, rows };
  } catch (error) {
    archive.abandon();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addTables(
  archive: Archive,
  db: Database,
  now: number,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const dataset of DATASETS) {
    const { table } = dataset;
    const names = publishedColumns(dataset).map(({ name }) => name);
    counts[table] = await archive.add(
      `${table}.ndjson`,
      lines(readRows(db, dataset, now), (row) => JSON.stringify(row)),
    );
    const cells = (row: PlainRow) => csvLine(names.map((name) => row[name] ?? null));
    await archive.add(
      `${table}.csv`,
      lines(readRows(db, dataset, now), cells, `${csvLine(names)}\r\n`, '\r\n'),
    );
  }
  return counts;
}

async function* lines(
  rows: AsyncIterable<PlainRow>,
  write: (row: PlainRow) => string,
  head = '',
  end = '\n',
): AsyncGenerator<string> {
  if (head !== '') yield head;
  for await (const row of rows) yield `${write(row)}${end}`;
}

function licenceText(licence: ChosenLicence, publisher: string, at: string): string {
  const { name, url } = LICENCES[licence];
  return `Published by ${publisher} on ${at} under ${name}: ${url}\n`;
}

type Archive = ReturnType<typeof openArchive>;

/** A ZIP that is written piece by piece: it is never in memory as a whole. */
function openArchive(path: string, now: number) {
  const file = createWriteStream(path);
  const isWritten = finished(file);
  isWritten.catch(() => undefined);
  const hash = createHash('sha256');
  let bytes = 0;
  const zip = new Zip((error, piece) => {
    if (error) return void file.destroy(error);
    bytes += piece.length;
    hash.update(piece);
    file.write(piece);
  });
  const encoder = new TextEncoder();

  return {
    /** @returns how many pieces there were */
    async add(name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<number> {
      const entry = new ZipDeflate(name, { level: 6 });
      entry.mtime = now;
      zip.add(entry);
      let count = 0;
      for await (const piece of pieces) {
        entry.push(encoder.encode(piece));
        count += 1;
        if (file.writableNeedDrain) await Promise.race([once(file, 'drain'), isWritten]);
      }
      entry.push(new Uint8Array(), true);
      return count;
    },
    async end(): Promise<{ bytes: number; sha256: string }> {
      zip.end();
      file.end();
      await isWritten;
      return { bytes, sha256: hash.digest('hex') };
    },
    abandon() {
      zip.terminate();
      file.destroy();
    },
  };
}
