import type { Connection } from '#server/platform/db/connect.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type PortableKind, readPictures, readPortable } from './portable-file.ts';
import type { TableRow } from './read-tables.ts';
import { replaceAllTables } from './write-tables.ts';

/** Puts a portable file in the place of all data. @returns how many rows and files of pictures */
export async function restorePortable(
  { connection, pictures }: { connection: Connection; pictures: Storage },
  path: string,
  kind: PortableKind,
): Promise<{ rows: number; pictures: number }> {
  let restored = 0;

  /** The pictures are kept when the file is known to be whole, and before the rows count. */
  async function* rowsThenPictures(): AsyncGenerator<TableRow> {
    yield* readPortable(path, kind);
    for await (const { key, bytes } of readPictures(path)) {
      await pictures.put(key, bytes);
      restored += 1;
    }
  }
  const rows = await replaceAllTables(connection, rowsThenPictures());
  return { rows, pictures: restored };
}
