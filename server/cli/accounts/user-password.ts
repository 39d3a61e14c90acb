import { z } from 'zod';
import { setPasswordOf } from '#server/accounts/users/set-password.ts';
import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-store.ts';

/** The same bounds as at sign-in (server/accounts/auth/auth.ts). */
const passwordSchema = z.string().min(10).max(200);

/** Lets somebody in again who has lost the password, where no mail is sent. */
export const userPassword: Command = {
  name: 'user password',
  usage: 'user password --email E --password P',
  options: { email: { type: 'string' }, password: { type: 'string' } },
  async run(context, { options }) {
    const absent = ['email', 'password'].filter((name) => !options[name]);
    if (absent.length > 0) {
      throw new UsageError(`missing ${absent.map((name) => `--${name}`).join(', ')}`);
    }
    // A dash keeps the password out of the list of processes and of the shell's history.
    const password = options.password === '-' ? await context.readLine() : options.password;
    const checked = passwordSchema.safeParse(password);
    if (!checked.success) throw new UsageError('--password: must have 10 to 200 characters');
    const email = options.email!;
    await withStore(context, (store, author) =>
      setPasswordOf(store, author, { email, password: checked.data }),
    );
    context.print(`The password of ${email} is set; all sessions have ended.`);
    context.print('It works until its owner has chosen another one, which the sign-in asks for.');
  },
};
