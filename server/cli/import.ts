import { textOf } from '#contract/text/text.ts';
import { isUntouched } from '#server/exchange/portable/queries.ts';
import { restorePortable } from '#server/exchange/portable/restore-portable.ts';
import { connect } from '#server/platform/db/connect.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Command } from './command.ts';

export const importData: Command = {
  name: 'import',
  database: 'created',
  usage: 'import FILE',
  files: 1,
  async run({ place, pictures, now, print }, { files }) {
    const connection = await connect(place, now());
    try {
      if (!(await isUntouched(connection.db))) {
        throw new AppError('CONFLICT', textOf('installation.importNeedsEmpty'));
      }
      const count = await restorePortable({ connection, pictures }, files[0]!, 'export');
      print(`Imported ${count.rows} rows and ${count.pictures} files of pictures.`);
      print('Passwords are not part of an export: set new ones, or sign in with Google.');
    } finally {
      await connection.close();
    }
  },
};
