import { z } from 'zod';
import { roleSchema } from '#contract/accounts/user.ts';
import { nameSchema } from '#contract/primitives.ts';
import { makeSignInLink } from '#server/accounts/links/handed-over.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-store.ts';

/** The same bounds as at sign-in (server/accounts/auth/auth.ts). */
const userSchema = z.object({
  email: z.email('must be an e-mail address').max(200),
  name: nameSchema,
  role: roleSchema,
  /** Without it the person chooses one by a link: a password that two people know is no secret. */
  password: z.string().min(10, 'must have at least 10 characters').max(200).optional(),
});

export const userAdd: Command = {
  name: 'user add',
  database: 'created',
  usage: 'user add --email E --name N --role admin|Fan|Player|Coach|Partner [--password P]',
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    password: { type: 'string' },
  },
  async run(context, { options }) {
    const absent = ['email', 'name', 'role'].filter((name) => !options[name]);
    if (absent.length > 0) {
      throw new UsageError(`missing ${absent.map((name) => `--${name}`).join(', ')}`);
    }
    // A dash keeps the password out of the list of processes and of the shell's history.
    const password = options.password === '-' ? await context.readLine() : options.password;
    const checked = userSchema.safeParse({ ...options, password });
    if (!checked.success) {
      const issue = checked.error.issues[0]!;
      throw new UsageError(`--${issue.path.join('.')}: ${issue.message}`);
    }
    const { email, role } = checked.data;
    const link = await withStore(context, async (store, author) => {
      await addUser(store, author, checked.data);
      if (checked.data.password !== undefined) return undefined;
      return (await makeSignInLink(store, author, { signInName: email }, context)).link;
    });
    context.print(`Added ${email} (${role}).`);
    if (link === undefined) return;
    context.print(link);
    context.print('The person chooses a password there. The link works once, within three days.');
  },
};
