import { createVault } from '#server/platform/config/vault.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import type { CommandContext, StoreWork } from './command.ts';

/**
 * Opens the database for one command. A server that runs beside it learns of the changes from the
 * outbox, so that nothing is published from here.
 */
export async function withStore<T>(context: CommandContext, work: StoreWork<T>): Promise<T> {
  const connection = await connect(context.place, context.now());
  try {
    const store = createStore(connection, () => undefined, createVault(context.secret()));
    const author = { actor: { kind: 'system', name: 'command line' }, now: context.now() } as const;
    return await work(store, author);
  } finally {
    await connection.close();
  }
}
