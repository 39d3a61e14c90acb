import { connect } from '#server/db/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readPortable } from '#server/portable/portable-file.ts';
import { isSqliteFile, restoreSqlite } from '#server/portable/sqlite-copy.ts';
import { replaceAllTables } from '#server/portable/write-tables.ts';
import type { Command } from './command.ts';

/** Puts a backup in the place of all data. */
export const restore: Command = {
  name: 'restore',
  usage: 'restore FILE',
  files: 1,
  async run({ place, now, print }, { files }) {
    const [source] = files as [string];
    if (await isSqliteFile(source)) {
      if (!('file' in place)) {
        const way = 'export from SQLite and import here instead';
        throw new AppError('CONFLICT', `This is a backup of SQLite: ${way}.`);
      }
      const former = await restoreSqlite(place.file, source, now());
      // Brings the schema of an older backup up to date.
      await (await connect(place, now())).close();
      print(`Restored ${source}.`);
      if (former) print(`The former data are in ${former}.`);
      return;
    }
    const connection = await connect(place, now());
    try {
      const count = await replaceAllTables(connection, readPortable(source, 'backup'));
      print(`Restored ${count} rows. Start the servers anew: they remember what was.`);
    } finally {
      await connection.close();
    }
  },
};
