import { addToken } from '#server/accounts/tokens/commands.ts';
import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-store.ts';

export const tokenAdd: Command = {
  name: 'token add',
  usage: 'token add --email E --name N',
  options: { email: { type: 'string' }, name: { type: 'string' } },
  async run(context, { options: { email, name } }) {
    if (!email || !name) throw new UsageError('missing --email or --name');
    const token = await withStore(context, (store, author) =>
      addToken(store, author, { email, name }),
    );
    // Nothing else on standard output: scripts read it from there.
    context.print(token);
  },
};
