import { keepPeriods } from '#server/site/retention/commands.ts';
import { forgetUnusedAccounts } from '#server/site/retention/unused-accounts.ts';
import type { Command } from './command.ts';
import { withStore } from './with-store.ts';

/** The daily work of the server. */
export const retention: Command = {
  name: 'retention',
  usage: 'retention',
  options: {},
  async run(context) {
    const forgotten = await withStore(context, keepPeriods);
    const accounts = await withStore(context, (store, author) =>
      forgetUnusedAccounts(store, author, context.relay ? context.origin : undefined),
    );
    context.print(`Unused accounts: ${accounts.warned} warned, ${accounts.erased} erased.`);
    const some = Object.entries(forgotten).filter(([, count]) => count > 0);
    context.print(
      some.length === 0
        ? 'Nothing was too old.'
        : `Forgotten: ${some.map(([kind, count]) => `${count} ${kind}`).join(', ')}.`,
    );
  },
};
