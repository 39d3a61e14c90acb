import { DEMO_AUTHOR, loadDemo } from '#server/demo/commands.ts';
import { makePictures } from '#server/demo/pictures/make-pictures.ts';
import type { Command } from './command.ts';
import { withStore } from './with-store.ts';

export const demo: Command = {
  name: 'demo',
  database: 'created',
  usage: 'demo',
  async run(context) {
    await withStore(context, async (store) => {
      const author = { actor: DEMO_AUTHOR, now: context.now() };
      await loadDemo(store, author);
      await makePictures(store, context.pictures, author);
    });
    context.print('Loaded the demonstration. Its live matches play while the server runs.');
  },
};
