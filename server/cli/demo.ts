import { DEMO_AUTHOR, loadDemo } from '#server/demo/commands.ts';
import type { Command } from './command.ts';
import { withStore } from './with-store.ts';

export const demo: Command = {
  name: 'demo',
  database: 'created',
  usage: 'demo',
  async run(context) {
    await withStore(context, (store) => {
      return loadDemo(store, { actor: DEMO_AUTHOR, now: context.now() });
    });
    context.print('Loaded the demonstration. Its live matches play while the server runs.');
  },
};
