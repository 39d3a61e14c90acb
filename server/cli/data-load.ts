import { loadDump } from '#server/site/open-data/load-dump.ts';
import type { Command } from './command.ts';
import { withStore } from './with-store.ts';

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
