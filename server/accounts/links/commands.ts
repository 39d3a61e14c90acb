import type { Register, ResetRequest, UseLink } from '#contract/accounts/account.ts';
import { DEFAULT_LANGUAGE, type Language, localPath } from '#contract/language.ts';
import { refuseCommon } from '#server/accounts/auth/common-password.ts';
import { hashPassword } from '#server/accounts/auth/password.ts';
import { insertUser, setPasswordHash } from '#server/accounts/users/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { AccountLinkRow } from '#server/platform/db/tables/account-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';
import { findAccountLink } from './queries.ts';
import { WORDS } from './words.ts';

const HOUR_MS = 60 * 60 * 1000;
const LIFE_MS = { register: 24 * HOUR_MS, reset: HOUR_MS };

/** The pages to which the links of the mails lead, as paths without language. */
const PAGES = {
  register: '/confirm-account',
  known: '/forgot-password',
  reset: '/reset-password',
  unknown: '/sign-up',
  changed: '/forgot-password',
  newEmail: '/confirm-email',
  takenEmail: '/forgot-password',
  emailChanged: '/feedback',
} as const;

type MailKind = keyof typeof PAGES;

/** The secret stands behind `#`: browsers keep it to themselves, no server or log sees it. */
export function letter(
  origin: string,
  language: Language,
  say: MailKind,
  to: string,
  token?: string,
) {
  const { label, ...words } = WORDS[language][say];
  const path = localPath(language, PAGES[say]);
  const url = `${new URL(origin).origin}${path}${token === undefined ? '' : `#${token}`}`;
  return { to, language, ...words, link: { label, url } };
}

/** Tells the owner of an account of a change that somebody else may have made. */
export async function mailPasswordChanged(
  tx: Write,
  now: number,
  origin: string,
  to: { email: string; language: Language },
): Promise<void> {
  await queueLetters(tx, now, [letter(origin, to.language, 'changed', to.email)]);
}

type LinkRequest = { kind: 'register' | 'reset'; email: string; name: string; language: Language };

/**
 * One row and one mail, whoever asks: what is done and how long it takes does not tell whether the
 * address has an account. No user exists before the owner of the address has followed the link, so
 * nobody can hold another's address, or wait with a password for its owner to come.
 */
async function mailLink(store: Store, author: Author, origin: string, request: LinkRequest) {
  authorise(author.actor, 'account:ask-link', { kind: 'site' });
  const { now } = author;
  const { kind, language, name } = request;
  const email = request.email.toLowerCase();
  const token = newSecretToken('mail');
  await write(store, author, async (tx) => {
    await tx.db.deleteFrom('account_link').where('expires_at', '<=', now).execute();
    const user = await tx.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    const opens = kind === 'register' ? user === undefined : user !== undefined;
    const row: AccountLinkRow = {
      token_hash: hashToken(token),
      kind: opens ? kind : 'nothing',
      email,
      name,
      user_id: user?.id ?? null,
      created_at: now,
      expires_at: now + LIFE_MS[kind],
    };
    await tx.db.insertInto('account_link').values(row).execute();
    const otherwise = kind === 'register' ? 'known' : 'unknown';
    const mail = opens
      ? letter(origin, language, kind, email, token)
      : letter(origin, language, otherwise, email);
    await queueLetters(tx, now, [mail]);
  });
}

export async function requestRegistration(
  store: Store,
  author: Author,
  { name, email, language = DEFAULT_LANGUAGE }: Register,
  origin: string,
): Promise<void> {
  await mailLink(store, author, origin, { kind: 'register', email, name, language });
}

export async function requestPasswordReset(
  store: Store,
  author: Author,
  { email, language = DEFAULT_LANGUAGE }: ResetRequest,
  origin: string,
): Promise<void> {
  await mailLink(store, author, origin, { kind: 'reset', email, name: '', language });
}

const LINK = 'link.notFound';

/** The password is hashed only for a link that opens something: it costs time and memory. */
async function takeLink<T>(
  store: Store,
  author: Author,
  kind: 'register' | 'reset',
  { token, password }: UseLink,
  work: (tx: Write, link: AccountLinkRow, passwordHash: string) => Promise<T>,
): Promise<T> {
  authorise(author.actor, 'account:ask-link', { kind: 'site' });
  const tokenHash = hashToken(token);
  if (!(await findAccountLink(store.db, kind, tokenHash, author.now))) throw notFound(LINK);
  await refuseCommon(password, 'password');
  const passwordHash = await hashPassword(password);
  return write(store, author, async (tx) => {
    const link = await findAccountLink(tx.db, kind, tokenHash, author.now);
    if (!link) throw notFound(LINK);
    // With it all others of the address: each opened the same account.
    const used = await tx.db
      .deleteFrom('account_link')
      .where('email', '=', link.email)
      .executeTakeFirst();
    // Somebody followed it at the same moment, and has all of them.
    if (Number(used.numDeletedRows) === 0) throw notFound(LINK);
    return work(tx, link, passwordHash);
  });
}

/** Makes the account of the one who holds the mail. @returns its address */
export async function register(store: Store, author: Author, use: UseLink): Promise<string> {
  return takeLink(store, author, 'register', use, async (tx, { email, name }, passwordHash) => {
    const row = { name, email, role: 'Fan', roleChosen: 0, ageConfirmedAt: author.now };
    const created = await insertUser(tx, store.engine, author.now, row);
    if (!created) throw notFound(LINK);
    const { id } = created;
    await setPasswordHash(tx, store.engine, author.now, id, passwordHash);
    tx.audit({ action: 'user.register', subject: `user:${id}`, after: { role: 'Fan' } });
    return email;
  });
}

/** Sets the password anew and ends every session. @returns the address of the account */
export async function resetPassword(store: Store, author: Author, use: UseLink): Promise<string> {
  return takeLink(store, author, 'reset', use, async (tx, link, passwordHash) => {
    const id = link.user_id;
    if (id === null) throw notFound(LINK);
    await setPasswordHash(tx, store.engine, author.now, id, passwordHash);
    await tx.db.deleteFrom('session').where('userId', '=', id).execute();
    tx.audit({ action: 'user.password-reset', subject: `user:${id}` });
    return link.email;
  });
}
