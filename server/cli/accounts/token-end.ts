import { endTokens } from '#server/accounts/tokens/commands.ts';
import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-store.ts';

/** For a token that somebody else may have seen, or a program that is gone. */
export const tokenEnd: Command = {
  name: 'token end',
  usage: 'token end --email E [--name N]',
  options: { email: { type: 'string' }, name: { type: 'string' } },
  async run(context, { options: { email, name } }) {
    if (!email) throw new UsageError('missing --email');
    const ended = await withStore(context, (store, author) =>
      endTokens(store, author, { email, name }),
    );
    context.print(`Tokens of ${email} that have ended: ${ended}`);
  },
};
