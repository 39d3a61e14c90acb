import { makeResetLink } from '#server/accounts/links/commands.ts';
import { type Command, UsageError } from './command.ts';
import { withStore } from './with-store.ts';

/** A link by which a person chooses a password that nobody else has seen. */
export const userLink: Command = {
  name: 'user link',
  usage: 'user link --email E',
  options: { email: { type: 'string' } },
  async run(context, { options: { email } }) {
    if (!email) throw new UsageError('missing --email');
    const link = await withStore(context, (store, author) =>
      makeResetLink(store, author, email, context.origin),
    );
    context.print(link);
    context.print(
      'It sets a new password, works for one day, and once. Hand it to its owner alone.',
    );
  },
};
