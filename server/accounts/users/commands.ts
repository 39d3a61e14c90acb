import type { Role } from '#contract/accounts/user.ts';
import { textOf } from '#contract/text/text.ts';
import { can } from '#domain/access/can.ts';
import { hashPassword } from '#server/accounts/auth/password.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { newId } from '#server/platform/db/id.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { UserRow } from '#server/platform/db/tables/account-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { addressWithoutMailbox } from '#server/platform/mail/mailbox.ts';

export type NewUser = { email: string; name: string; role: Role; password?: string | undefined };

/** A user, as the command line adds one; without a password they choose it by a link. The address counts as verified. */
export async function addUser(store: Store, author: Author, user: NewUser): Promise<string> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const email = user.email.trim().toLowerCase();
  const { password } = user;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return write(store, author, async (tx) => {
    const row = { name: user.name, email, role: user.role, roleChosen: 1, ageConfirmedAt: null };
    const created = await insertUser(tx, store.engine, author.now, row);
    if (!created) throw new AppError('CONFLICT', textOf('user.exists', { email }));
    const { id } = created;
    if (passwordHash !== undefined) {
      await setPasswordHash(tx, store.engine, author.now, id, passwordHash);
    }
    tx.audit({ action: 'user.add', subject: `user:${id}`, after: { email, role: user.role } });
    return id;
  });
}

/** The sign-in library made a way to sign in, with its user where there was none. */
export async function noteSignInMethod(
  store: Store,
  now: number,
  userId: string,
  providerId: string,
): Promise<void> {
  const author = { actor: { kind: 'system', name: 'sign-in' }, now } as const;
  await write(store, author, async ({ audit }) => {
    audit({ action: 'account.add', subject: `user:${userId}`, after: { with: providerId } });
  });
}

type UserInput = Pick<UserRow, 'name' | 'role' | 'roleChosen' | 'ageConfirmedAt'> & {
  /** Without one there has to be a telephone number. */
  email?: string | undefined;
  phone?: string | null;
};

/** The row of a person whose address and number are known to be theirs; none where one is taken. */
export async function insertUser(
  { db }: Pick<Write, 'db'>,
  engine: Engine,
  now: number,
  user: UserInput,
): Promise<{ id: string; email: string } | undefined> {
  const id = newId(now);
  const email = user.email ?? addressWithoutMailbox(id);
  const at = instant(engine, now);
  const emailVerified = engine === 'sqlite' ? 1 : true;
  const inserted = await db
    .insertInto('user')
    .values({
      ...user,
      id,
      email,
      emailVerified,
      image: null,
      createdAt: at,
      updatedAt: at,
      phone: user.phone ?? null,
      lastUsedAt: now,
      warnedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows) === 1 ? { id, email } : undefined;
}

/** The one password of a user, new or in place of the former. */
export async function setPasswordHash(
  { db }: Pick<Write, 'db'>,
  engine: Engine,
  now: number,
  userId: string,
  password: string,
): Promise<void> {
  const at = instant(engine, now);
  const former = await db
    .updateTable('account')
    .set({ password, updatedAt: at })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (Number(former.numUpdatedRows) > 0) return;
  await db
    .insertInto('account')
    .values({
      id: newId(now),
      accountId: userId,
      providerId: 'credential',
      userId,
      password,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

/**
 * Whether others administer too. Their rows stay locked until the end of the transaction: two who
 * take the role from each other at once must not both find the other one.
 */
export async function hasOtherAdmin(
  { db }: Pick<Write, 'db'>,
  engine: Engine,
  id: string,
): Promise<boolean> {
  const admins = db.selectFrom('user').select('id').where('role', '=', 'admin').orderBy('id');
  // SQLite has one writer anyway.
  const rows = await (engine === 'sqlite' ? admins : admins.forUpdate()).execute();
  return rows.some((admin) => admin.id !== id);
}

export function lastAdmin(): AppError {
  return refused('LAST_ADMIN', textOf('user.onlyAdministrator'));
}

/** An administrator grants any role; people choose one of four for themselves, once. */
export async function updateRole(
  store: Store,
  author: Author,
  id: string,
  role: Role,
): Promise<void> {
  await write(store, author, async ({ db, audit }) => {
    const user = await db
      .selectFrom('user')
      .select(['id', 'role', 'roleChosen'])
      .where('id', '=', id)
      .executeTakeFirst();
    const subject = { kind: 'user', id, roleChosen: user?.roleChosen === 1 } as const;
    const choosesOwn =
      user !== undefined && role !== 'admin' && can(author.actor, 'user:choose-role', subject);
    if (!choosesOwn) authorise(author.actor, 'user:grant-role', subject);
    if (!user) throw notFound('user.notFound');
    const isLeaving = user.role === 'admin' && role !== 'admin';
    if (isLeaving && !(await hasOtherAdmin({ db }, store.engine, id))) throw lastAdmin();
    await db.updateTable('user').set({ role, roleChosen: 1 }).where('id', '=', id).execute();
    audit({
      action: 'user.role',
      subject: `user:${id}`,
      before: { role: user.role },
      after: { role },
    });
  });
}
