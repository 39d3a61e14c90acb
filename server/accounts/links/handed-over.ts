import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { NewUser } from '#contract/accounts/user.ts';
import { DEFAULT_LANGUAGE, type Language, localPath } from '#contract/language.ts';
import { textOf } from '#contract/text/text.ts';
import { insertUser } from '#server/accounts/users/commands.ts';
import { usersWithoutSignIn } from '#server/accounts/users/queries.ts';
import { findBySignInName } from '#server/accounts/users/sign-in-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';

/** By hand it takes longer than by mail, also over a weekend. */
const HANDED_OVER_MS = 72 * 60 * 60 * 1000;
/** As many as a person hands over in a day or two. */
const LINKS_AT_ONCE = 500;

/** The pages to which a link leads: the address of the site, and the language of the page. */
export type LinkPlace = { origin: string; language?: Language | undefined };

export type HandedLink = { link: string; expiresAt: string };
type Owner = { id: string; email: string };

/**
 * A link by which the owner of an account chooses a password, to be handed over by whoever runs the
 * site: nobody else knows what is chosen. Only the hash of its secret is kept, and those made before end.
 */
async function insertLink(
  { db }: Pick<Write, 'db'>,
  now: number,
  { id, email }: Owner,
  { origin, language = DEFAULT_LANGUAGE }: LinkPlace,
): Promise<HandedLink> {
  const token = newSecretToken('mail');
  const expiresAt = now + HANDED_OVER_MS;
  await db
    .deleteFrom('account_link')
    .where('user_id', '=', id)
    .where('kind', '=', 'reset')
    .execute();
  await db
    .insertInto('account_link')
    .values({
      token_hash: hashToken(token),
      kind: 'reset',
      email,
      name: '',
      user_id: id,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const page = localPath(language, '/reset-password');
  return {
    link: `${new URL(origin).origin}${page}#${token}`,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** Makes an account that its owner opens with the link. Nobody has to read a mail for it. */
export async function inviteUser(
  store: Store,
  author: Author,
  input: NewUser,
  origin: string,
): Promise<HandedLink & { id: string }> {
  authorise(author.actor, 'user:invite', { kind: 'site' });
  return write(store, author, (tx) => insertInvited(tx, store, author, input, origin));
}

/** Also for commands that make an account in passing. */
export async function insertInvited(
  tx: Write,
  { engine }: Store,
  author: Author,
  { name, role, phone: typed, language, ...input }: NewUser,
  origin: string,
): Promise<HandedLink & { id: string }> {
  const phone = typed === undefined ? null : (normalPhone(typed) ?? null);
  const email = input.email?.toLowerCase();
  const row = { name, email, phone, role, roleChosen: 1, ageConfirmedAt: null };
  const created = await insertUser(tx, engine, author.now, row);
  if (!created) {
    const taken = phone !== null && (await findBySignInName(tx.db, phone)) !== undefined;
    const field = taken ? 'phone' : 'email';
    const text = textOf('user.exists', { email: (taken ? phone : email) ?? '' });
    throw new AppError('CONFLICT', text, { errors: [{ field, text }] });
  }
  tx.audit({ action: 'user.invite', subject: `user:${created.id}`, after: { role } });
  // Without the link: that opens the account, and only its hash is kept.
  const invited = `user:${created.id}` as const;
  tx.tell({ kind: 'invitation', about: invited, to: [invited] });
  return { id: created.id, ...(await insertLink(tx, author.now, created, { origin, language })) };
}

/** A link for an account that there is: its owner has forgotten the password. */
export async function makeSignInLink(
  store: Store,
  author: Author,
  owner: { id: string } | { signInName: string },
  place: LinkPlace,
): Promise<HandedLink> {
  authorise(author.actor, 'user:invite', { kind: 'site' });
  return write(store, author, async (tx) => {
    const user = 'id' in owner ? await findOwner(tx, owner.id) : await named(tx, owner.signInName);
    tx.audit({ action: 'user.sign-in-link', subject: `user:${user.id}` });
    return insertLink(tx, author.now, user, place);
  });
}

/** Links for all who have neither a password nor Google, as after the import of another installation. */
export async function makeAllSignInLinks(
  store: Store,
  author: Author,
  place: LinkPlace,
): Promise<(HandedLink & { id: string })[]> {
  authorise(author.actor, 'user:invite', { kind: 'site' });
  return write(store, author, async (tx) => {
    const links = [];
    for (const user of await usersWithoutSignIn(tx.db, LINKS_AT_ONCE)) {
      tx.audit({ action: 'user.sign-in-link', subject: `user:${user.id}` });
      links.push({ id: user.id, ...(await insertLink(tx, author.now, user, place)) });
    }
    return links;
  });
}

async function findOwner({ db }: Pick<Write, 'db'>, id: string): Promise<Owner> {
  const columns = ['id', 'email'] as const;
  const user = await db.selectFrom('user').select(columns).where('id', '=', id).executeTakeFirst();
  if (!user) throw notFound('user.notFound');
  return user;
}

async function named({ db }: Pick<Write, 'db'>, signInName: string): Promise<Owner> {
  const user = await findBySignInName(db, signInName);
  if (!user) throw new AppError('NOT_FOUND', textOf('user.unknownEmail', { email: signInName }));
  return user;
}
