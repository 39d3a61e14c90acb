import { giveSourcesBack } from '#server/exchange/halls/give-back.ts';
import type { Command } from './command.ts';
import { withStore } from './with-store.ts';

export const hallReturn: Command = {
  name: 'hall return',
  usage: 'hall return',
  async run(context) {
    await withStore(context, (store, author) => giveSourcesBack(store, author));
    context.print('The loan ends as soon as the site has everything: leave the server running.');
  },
};
