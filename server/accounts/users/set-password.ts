import { textOf } from '#contract/text/text.ts';
import { asOneTime } from '#server/accounts/auth/one-time-password.ts';
import { hashPassword } from '#server/accounts/auth/password.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { setPasswordHash } from './commands.ts';
import { findBySignInName } from './sign-in-name.ts';

/**
 * Sets a person's password from the command line. Two people know it then: the person has to choose
 * another one at the next sign-in. Every session ends, and so do the links that would set it anew.
 */
export async function setPasswordOf(
  store: Store,
  author: Author,
  { email, password }: { /** Or a telephone number. */ email: string; password: string },
): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const passwordHash = asOneTime(await hashPassword(password));
  await write(store, author, async (tx) => {
    const user = await findBySignInName(tx.db, email);
    if (!user) throw new AppError('NOT_FOUND', textOf('user.unknownEmail', { email }));
    await setPasswordHash(tx, store.engine, author.now, user.id, passwordHash);
    await tx.db.deleteFrom('session').where('userId', '=', user.id).execute();
    await tx.db.deleteFrom('account_link').where('user_id', '=', user.id).execute();
    tx.audit({ action: 'user.password', subject: `user:${user.id}` });
  });
}
