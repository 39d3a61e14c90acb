import { rm, stat } from 'node:fs/promises';
import { readPortable, writePortable } from '#server/exchange/portable/portable-file.ts';
import { backUpSqlite } from '#server/exchange/portable/sqlite-copy.ts';
import type { PictureCount } from '#server/exchange/portable/stored-pictures.ts';
import { type Connection, connect, type DatabasePlace } from '#server/platform/db/connect.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { compareCounts, countRows, countRowsOfFile, type RowCounts } from './count-rows.ts';

/** A copy that was opened and found whole. */
export type MadeBackup = PictureCount & { bytes: number; rows: number };

/**
 * Makes a copy of all data and checks it: it is opened, read from its first page to the last, and its
 * rows are counted. One that is not whole is deleted, and the error says why.
 */
export async function makeBackup(
  place: DatabasePlace,
  pictures: Storage,
  target: string,
  now: number,
): Promise<MadeBackup> {
  const connection = await connect(place, now);
  try {
    const before = await countRows(connection.db);
    const count = await write(place, connection, pictures, target, now);
    const copy = 'file' in place ? countRowsOfFile(target) : await countRowsOfPortable(target);
    compareCounts(before, copy, await countRows(connection.db));
    const { size: bytes } = await stat(target);
    const rows = [...copy.values()].reduce((sum, each) => sum + each, 0);
    return { pictures: count.pictures, missing: count.missing, bytes, rows };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await connection.close();
  }
}

function write(
  place: DatabasePlace,
  connection: Connection,
  pictures: Storage,
  target: string,
  now: number,
): Promise<PictureCount> {
  if ('file' in place) return backUpSqlite(place.file, target, pictures);
  return writePortable({ connection, pictures }, target, 'backup', now);
}

/** Throws where the file is cut short or has a line that is none of ours. */
async function countRowsOfPortable(path: string): Promise<RowCounts> {
  const counts = new Map<string, number>();
  for await (const { table } of readPortable(path, 'backup')) {
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}
