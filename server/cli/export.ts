import { writePortable } from '#server/exchange/portable/portable-file.ts';
import { connect } from '#server/platform/db/connect.ts';
import type { Command } from './command.ts';
import { printPictures } from './print-pictures.ts';

export const exportData: Command = {
  name: 'export',
  usage: 'export FILE',
  files: 1,
  async run({ place, pictures, now, print }, { files }) {
    const connection = await connect(place, now());
    try {
      const count = await writePortable({ connection, pictures }, files[0]!, 'export', now());
      print(`Exported ${count.rows} rows to ${files[0]}.`);
      printPictures(count, print);
      print('Left out: passwords, sessions, tokens, scorer links, waiting mails.');
    } finally {
      await connection.close();
    }
  },
};
