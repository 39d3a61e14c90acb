import { DatabaseSync } from 'node:sqlite';
import { keyOf } from '#server/platform/files/picture-address.ts';
import { isFileKey, type Storage } from '#server/platform/files/storage.ts';
import { type PictureCount, takePictures } from './stored-pictures.ts';

/** A table that stands in backups alone: a backup is one file, pictures and all. */
const TABLE = 'kept_picture';

/** Puts the pictures that a copy's rows name into the copy. */
export async function enclosePictures(copy: string, pictures: Storage): Promise<PictureCount> {
  const database = new DatabaseSync(copy);
  try {
    const keys = namedKeys(database);
    database.exec(`create table ${TABLE} (key text primary key, bytes blob not null) strict`);
    const insert = database.prepare(`insert into ${TABLE} (key, bytes) values (?, ?)`);
    database.exec('begin');
    const count = await takePictures(
      pictures,
      keys,
      ({ key, bytes }) => void insert.run(key, bytes),
    );
    database.exec('commit');
    return count;
  } finally {
    database.close();
  }
}

/** Takes the pictures out of a copy, which is the plain database then. @returns how many files */
export async function releasePictures(copy: string, pictures: Storage): Promise<number> {
  const database = new DatabaseSync(copy);
  try {
    const isThere = database.prepare(
      "select 1 from sqlite_master where type = 'table' and name = ?",
    );
    // Backups from before pictures were part of them have none.
    if (isThere.get(TABLE) === undefined) return 0;
    let count = 0;
    for (const row of database.prepare(`select key, bytes from ${TABLE}`).iterate()) {
      const { key, bytes } = row as { key: string; bytes: Uint8Array };
      if (!isFileKey(key)) continue;
      await pictures.put(key, bytes);
      count += 1;
    }
    database.exec(`drop table ${TABLE}`);
    database.exec('vacuum');
    return count;
  } finally {
    database.close();
  }
}

/** Of any column of any table: a new kind of picture is in the next backup by itself. */
function namedKeys(database: DatabaseSync): Set<string> {
  const columns = database
    .prepare(
      `select t.name as "table", c.name as "column" from sqlite_master t
       join pragma_table_info(t.name) c where t.type = 'table' and lower(c.type) = 'text'`,
    )
    .all() as { table: string; column: string }[];
  return new Set(
    columns.flatMap(({ table, column }) =>
      database
        .prepare(
          `select distinct "${column}" as named from "${table}" where "${column}" like '/files/%'`,
        )
        .all()
        .flatMap(({ named }) => keyOf(named) ?? []),
    ),
  );
}
