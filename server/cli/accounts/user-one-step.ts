import { dropSecondFactor } from '#server/accounts/second-factor/commands.ts';
import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-store.ts';

/** Lets somebody in who has lost the phone and the recovery codes. */
export const userOneStep: Command = {
  name: 'user one-step',
  usage: 'user one-step --email E',
  options: { email: { type: 'string' } },
  async run(context, { options: { email } }) {
    if (!email) throw new UsageError('missing --email');
    await withStore(context, (store, author) => dropSecondFactor(store, author, email));
    context.print(`${email} signs in with the password alone.`);
  },
};
