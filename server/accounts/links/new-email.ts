import type { Language } from '#contract/language.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';
import { letter } from './commands.ts';
import { findAccountLink } from './queries.ts';

const LIFE_MS = 60 * 60 * 1000;

/**
 * Mails a link to the address that an account shall have. One row and one mail, whether or not the
 * address has an account: who asks does not learn it. Nothing changes before the link is followed.
 */
export async function requestNewEmail(
  store: Store,
  author: Author,
  { email: requested, language }: { email: string; language: Language },
  origin: string,
): Promise<void> {
  const id = ownAccount(author.actor);
  const { now } = author;
  const email = requested.toLowerCase();
  const token = newSecretToken('mail');
  await write(store, author, async (tx) => {
    await tx.db.deleteFrom('account_link').where('expires_at', '<=', now).execute();
    const holder = await tx.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    const isFree = holder === undefined;
    await tx.db
      .insertInto('account_link')
      .values({
        token_hash: hashToken(token),
        kind: isFree ? 'email' : 'nothing',
        email,
        name: '',
        user_id: id,
        created_at: now,
        expires_at: now + LIFE_MS,
      })
      .execute();
    const mail = isFree
      ? letter(origin, language, 'newEmail', email, token)
      : letter(origin, language, 'takenEmail', email);
    await queueLetters(tx, now, [mail]);
  });
}

/**
 * The holder of the mail makes its address that of the account. The former address is told, and every
 * session but the one that confirms ends.
 *
 * @returns the address to sign in with
 */
export async function confirmNewEmail(
  store: Store,
  author: Author,
  token: string,
  around: { sessionId: string | undefined; mailOrigin: string | undefined; language: Language },
): Promise<string> {
  authorise(author.actor, 'account:ask-link', { kind: 'site' });
  const { now } = author;
  return write(store, author, async (tx) => {
    const link = await findAccountLink(tx.db, 'email', hashToken(token), now);
    if (!link?.user_id) throw notFound('link.notFound');
    const { email, user_id: id } = link;
    const holders = await tx.db
      .selectFrom('user')
      .select(['id', 'email'])
      .where((eb) => eb.or([eb('id', '=', id), eb('email', '=', email)]))
      .execute();
    const former = holders.find((user) => user.id === id);
    // Somebody has registered with the address meanwhile: the link opens nothing.
    if (!former || holders.length > 1) throw notFound('link.notFound');
    await tx.db
      .updateTable('user')
      .set({ email, emailVerified: store.engine === 'sqlite' ? 1 : true })
      .where('id', '=', id)
      .execute();
    await tx.db
      .deleteFrom('session')
      .where('userId', '=', id)
      .where('id', '!=', around.sessionId ?? '')
      .execute();
    await tx.db
      .deleteFrom('account_link')
      .where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
      .execute();
    tx.audit({ action: 'account.email', subject: `user:${id}` });
    const { mailOrigin, language } = around;
    if (mailOrigin)
      await queueLetters(tx, now, [letter(mailOrigin, language, 'emailChanged', former.email)]);
    return email;
  });
}
