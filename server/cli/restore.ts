import { textOf } from '#contract/text/text.ts';
import { restorePortable } from '#server/exchange/portable/restore-portable.ts';
import { isSqliteFile, restoreSqlite } from '#server/exchange/portable/sqlite-copy.ts';
import { connect } from '#server/platform/db/connect.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Command } from './command.ts';

/** Puts a backup in the place of all data. */
export const restore: Command = {
  name: 'restore',
  database: 'created',
  usage: 'restore FILE',
  files: 1,
  async run({ place, pictures, now, print }, { files }) {
    const [source] = files as [string];
    if (await isSqliteFile(source)) {
      if (!('file' in place)) {
        throw new AppError('CONFLICT', textOf('installation.sqliteBackup'));
      }
      const restored = await restoreSqlite(place.file, source, pictures, now());
      // Brings the schema of an older backup up to date.
      await (await connect(place, now())).close();
      print(`Restored ${source} and ${restored.pictures} files of pictures.`);
      if (restored.former) print(`The former data are in ${restored.former}.`);
      return;
    }
    const connection = await connect(place, now());
    try {
      const count = await restorePortable({ connection, pictures }, source, 'backup');
      print(`Restored ${count.rows} rows and ${count.pictures} files of pictures.`);
      print('Restart the servers: they still have the former data in memory.');
    } finally {
      await connection.close();
    }
  },
};
