import { textOf } from '#contract/text/text.ts';
import { connect } from '#server/platform/db/connect.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { loadDump } from '#server/site/open-data/load-dump.ts';
import { readChoice } from '#server/site/open-data/queries.ts';
import { writeDump } from '#server/site/open-data/write-dump.ts';
import type { Command } from './command.ts';
import { withStore } from './with-store.ts';

/** The open data as they stand now, into a file. */
export const dataWrite: Command = {
  name: 'data write',
  usage: 'data write FILE',
  files: 1,
  async run({ place, now, print }, { files }) {
    const [target] = files as [string];
    const connection = await connect(place, now());
    try {
      const { licence, publisher } = await readChoice(connection.db);
      if (licence === '') throw new AppError('CONFLICT', textOf('openData.noLicence'));
      const { bytes, rows } = await writeDump(connection, target, {
        licence,
        publisher,
        now: now(),
      });
      const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
      print(`Wrote ${count} rows and ${bytes} bytes to ${target}, under ${licence}.`);
    } finally {
      await connection.close();
    }
  },
};

/** Open data of this or of another Wavu into an installation without leagues, teams and matches. */
export const dataLoad: Command = {
  name: 'data load',
  database: 'created',
  usage: 'data load FILE',
  files: 1,
  async run(context, { files }) {
    const [source] = files as [string];
    await withStore(context, async (store, author) => {
      const count = await loadDump(store, author, source);
      context.print(`Loaded ${count} rows from ${source}.`);
    });
  },
};
