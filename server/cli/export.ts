import { connect } from '#server/db/connect.ts';
import { writePortable } from '#server/portable/portable-file.ts';
import type { Command } from './command.ts';

export const exportData: Command = {
  name: 'export',
  usage: 'export FILE',
  files: 1,
  async run({ place, now, print }, { files }) {
    const connection = await connect(place, now());
    try {
      const count = await writePortable(connection, files[0]!, 'export', now());
      print(`Exported ${count} rows to ${files[0]}.`);
      print(
        'Left out: passwords, sessions, tokens, scorer links, waiting mails; uploaded pictures.',
      );
    } finally {
      await connection.close();
    }
  },
};
