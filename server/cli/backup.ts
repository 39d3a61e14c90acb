import { rememberBackup } from '#server/exchange/backups/commands.ts';
import { writePortable } from '#server/exchange/portable/portable-file.ts';
import { backUpSqlite } from '#server/exchange/portable/sqlite-copy.ts';
import type { PictureCount } from '#server/exchange/portable/stored-pictures.ts';
import { connect } from '#server/platform/db/connect.ts';
import type { Command } from './command.ts';
import { printPictures } from './print-pictures.ts';

/** An exact copy, secrets and pictures too: the file of SQLite, the portable form of PostgreSQL. */
export const backup: Command = {
  name: 'backup',
  usage: 'backup FILE',
  files: 1,
  async run({ place, pictures, now, print }, { files }) {
    const [target] = files as [string];
    const connection = await connect(place, now());
    let count: PictureCount;
    try {
      count =
        'url' in place
          ? await writePortable({ connection, pictures }, target, 'backup', now())
          : await backUpSqlite(place.file, target, pictures);
      // A damaged database takes no rows, and is copied all the same.
      await rememberBackup(connection.db, now()).catch(() => undefined);
    } finally {
      await connection.close();
    }
    print(`Backed up to ${target}. Keep it safe: it holds passwords' hashes and personal details.`);
    printPictures(count, print);
  },
};
