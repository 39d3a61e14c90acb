import { connect } from '#server/db/connect.ts';
import { writePortable } from '#server/portable/portable-file.ts';
import { backUpSqlite } from '#server/portable/sqlite-copy.ts';
import type { Command } from './command.ts';

/** An exact copy with everything, secrets too: the file of SQLite, the portable form of PostgreSQL. */
export const backup: Command = {
  name: 'backup',
  usage: 'backup FILE',
  files: 1,
  async run({ place, now, print }, { files }) {
    const [target] = files as [string];
    const connection = await connect(place, now());
    try {
      if ('url' in place) await writePortable(connection, target, 'backup', now());
    } finally {
      await connection.close();
    }
    if ('file' in place) await backUpSqlite(place.file, target);
    print(`Backed up to ${target}. Keep it safe: it holds passwords' hashes and personal details.`);
    print('Uploaded pictures are files of their own: copy them as well.');
  },
};
