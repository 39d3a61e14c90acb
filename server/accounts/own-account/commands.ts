import type { ChangePassword, UpdateAccount } from '#contract/accounts/account.ts';
import type { Language } from '#contract/language.ts';
import { textOf } from '#contract/text/text.ts';
import { refuseCommon } from '#server/accounts/auth/common-password.ts';
import { fitsOneTime, isOneTime } from '#server/accounts/auth/one-time-password.ts';
import { hashPassword, isOutdated, verifyPassword } from '#server/accounts/auth/password.ts';
import type { TryLimit } from '#server/accounts/auth/try-limit.ts';
import { mailPasswordChanged } from '#server/accounts/links/commands.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import { setPasswordHash } from '#server/accounts/users/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { refused, tooMany } from '#server/platform/errors/app-error.ts';
import { findPasswordHash } from './queries.ts';

/** The name that others see, and that one is old enough. */
export async function updateAccount(
  store: Store,
  author: Author,
  { name, isOfAge }: UpdateAccount,
): Promise<void> {
  const id = ownAccount(author.actor);
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const before = await db
      .selectFrom('user')
      .select(['name', 'ageConfirmedAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isNamed = name !== undefined && name !== before.name;
    const isConfirmed = isOfAge === true && before.ageConfirmedAt === null;
    if (!isNamed && !isConfirmed) return;
    await db
      .updateTable('user')
      .set({
        ...(isNamed ? { name } : {}),
        ...(isConfirmed ? { ageConfirmedAt: author.now } : {}),
      })
      .where('id', '=', id)
      .execute();
    audit({
      action: 'account.update',
      subject: `user:${id}`,
      ...(isNamed ? { before: { name: before.name } } : {}),
      after: { ...(isNamed ? { name } : {}), ...(isConfirmed ? { isOfAge: true } : {}) },
    });
    // A coach's name stands on the pages of the team.
    if (isNamed) siteChanged();
  });
}

/**
 * Lets pass who knows the password of the account. Wrong tries count against the account, as those
 * at sign-in do: a stolen session is not a place to guess.
 *
 * @param field where the form shows that it is wrong
 */
export async function confirmPassword(
  store: Store,
  author: Author,
  tries: TryLimit,
  input: { password: string; field: string },
): Promise<void> {
  const id = ownAccount(author.actor);
  const wait = tries.waitSeconds(id, author.now);
  if (wait > 0) {
    throw tooMany(textOf('signIn.tooManyTries'), wait);
  }
  tries.failed(id, author.now);
  const hash = await findPasswordHash(store.db, id);
  if (hash === undefined || !(await fits(hash, input.password))) {
    throw refused('WRONG_PASSWORD', textOf('password.wrong'), input.field);
  }
  tries.succeeded(id);
}

function fits(hash: string, password: string): Promise<boolean> {
  return isOneTime(hash) ? fitsOneTime(hash, password) : verifyPassword(hash, password);
}

/**
 * Whether the password that a session was just opened with is still the account's. A person who
 * changes it ends the sessions that they see; the row is taken as they take it, so that they are
 * done by then.
 *
 * @param checked the hash that stood before it was tried
 */
export async function isStillPassword(
  { db }: Store,
  userId: string,
  password: string,
  checked: string | undefined,
): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set((eb) => ({ password: eb.ref('password') }))
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .returning('password')
    .executeTakeFirst();
  const hash = row?.password ?? undefined;
  if (hash === undefined) return false;
  return hash === checked || verifyPassword(hash, password);
}

/** After a sign-in: a hash of a former cost is made anew, as only who has the password can. */
export async function renewPasswordHash(
  store: Store,
  now: number,
  userId: string,
  password: string,
): Promise<void> {
  const hash = await findPasswordHash(store.db, userId);
  if (hash === undefined || !isOutdated(hash)) return;
  const author = { actor: { kind: 'system', name: 'sign-in' }, now } as const;
  const renewed = await hashPassword(password);
  await write(store, author, async (tx) => {
    // Not over a password that was changed meanwhile.
    if ((await findPasswordHash(tx.db, userId)) !== hash) return;
    await setPasswordHash(tx, store.engine, now, userId, renewed);
  });
}

/** Every other session ends: whoever had the old password is out. */
export async function changePassword(
  store: Store,
  author: Author,
  tries: TryLimit,
  { current, password }: ChangePassword,
  around: { sessionId: string | undefined; mailOrigin: string | undefined; language: Language },
): Promise<void> {
  const id = ownAccount(author.actor);
  await confirmPassword(store, author, tries, { password: current, field: 'current' });
  await refuseCommon(password, 'password');
  const hash = await hashPassword(password);
  await write(store, author, async (tx) => {
    const { email } = await tx.db
      .selectFrom('user')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await setPasswordHash(tx, store.engine, author.now, id, hash);
    await tx.db
      .deleteFrom('session')
      .where('userId', '=', id)
      .where('id', '!=', around.sessionId ?? '')
      .execute();
    await tx.db.deleteFrom('account_link').where('user_id', '=', id).execute();
    tx.audit({ action: 'account.password', subject: `user:${id}` });
    const { mailOrigin, language } = around;
    if (mailOrigin) await mailPasswordChanged(tx, author.now, mailOrigin, { email, language });
  });
}
