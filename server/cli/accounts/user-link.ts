import { makeSignInLink } from '#server/accounts/links/handed-over.ts';
import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-store.ts';

/** A link by which a person chooses a password that nobody else has seen. */
export const userLink: Command = {
  name: 'user link',
  usage: 'user link --email E (or a telephone number)',
  options: { email: { type: 'string' } },
  async run(context, { options: { email } }) {
    if (!email) throw new UsageError('missing --email');
    const { link } = await withStore(context, (store, author) =>
      makeSignInLink(store, author, { signInName: email }, context),
    );
    context.print(link);
    context.print(
      'It sets a new password, works for three days, and once. Hand it to its owner alone.',
    );
  },
};
