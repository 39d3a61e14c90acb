import type { Role } from '#contract/user.ts';
import { can } from '#domain/access/can.ts';
import { hashPassword } from '#server/auth/password.ts';
import { hashToken, newSecretToken } from '#server/auth/secret-token.ts';
import { newId } from '#server/db/id.ts';
import type { Store } from '#server/db/store.ts';
import { type Author, write } from '#server/db/write.ts';
import { AppError, notFound } from '#server/errors/app-error.ts';
import { authorise } from '#server/errors/authorise.ts';

export type NewUser = { email: string; name: string; role: Role; password: string };

/** A user with a password, as the command line adds one. The address counts as verified. */
export async function addUser(store: Store, author: Author, user: NewUser): Promise<string> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const email = user.email.trim().toLowerCase();
  const password = await hashPassword(user.password);
  return write(store, author, async ({ db, audit }) => {
    const taken = await db.selectFrom('user').select('id').where('email', '=', email).execute();
    if (taken.length > 0) throw new AppError('CONFLICT', `There is a user with ${email} already.`);
    const id = newId(author.now);
    const at = timestamp(store, author.now);
    await db
      .insertInto('user')
      .values({
        id,
        name: user.name,
        email,
        emailVerified: store.engine === 'sqlite' ? 1 : true,
        image: null,
        createdAt: at,
        updatedAt: at,
        role: user.role,
        roleChosen: 1,
        phone: null,
      })
      .execute();
    await db
      .insertInto('account')
      .values({
        id: newId(author.now),
        accountId: id,
        providerId: 'credential',
        userId: id,
        password,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    audit({ action: 'user.add', subject: `user:${id}`, after: { email, role: user.role } });
    return id;
  });
}

/** A token for the API in the name of an existing user. */
export async function addToken(
  store: Store,
  author: Author,
  { email, name }: { email: string; name: string },
): Promise<string> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const token = newSecretToken('wavu');
  await write(store, author, async ({ db, audit }) => {
    const user = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!user) throw new AppError('NOT_FOUND', `There is no user with ${email}.`);
    const id = newId(author.now);
    await db
      .insertInto('api_token')
      .values({
        id,
        user_id: user.id,
        name,
        token_hash: hashToken(token),
        created_at: author.now,
        revoked_at: null,
      })
      .execute();
    audit({ action: 'token.add', subject: `user:${user.id}`, after: { token: id, name } });
  });
  return token;
}

function timestamp(store: Store, now: number): unknown {
  const date = new Date(now);
  return store.engine === 'sqlite' ? date.toISOString() : date;
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
    if (!user) throw notFound('User');
    await db.updateTable('user').set({ role, roleChosen: 1 }).where('id', '=', id).execute();
    audit({
      action: 'user.role',
      subject: `user:${id}`,
      before: { role: user.role },
      after: { role },
    });
  });
}
