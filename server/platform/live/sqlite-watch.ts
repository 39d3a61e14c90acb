import { DatabaseSync } from 'node:sqlite';

export type SqliteWatch = { hasMoved(): boolean; close(): void };

/**
 * Notices commits to an SQLite file, also those of other programs such as the command line, in some
 * microseconds: `data_version` moves when any connection but this one has committed.
 */
export function watchSqlite(path: string): SqliteWatch {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 1000 });
  const query = database.prepare('PRAGMA data_version');
  const read = () => (query.get() as { data_version: number }).data_version;
  let seen = read();
  return {
    hasMoved() {
      const version = read();
      const moved = version !== seen;
      seen = version;
      return moved;
    },
    close: () => database.close(),
  };
}
