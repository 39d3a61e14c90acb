import type { Role, User } from '#contract/accounts/user.ts';
import type { ListOf } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { userView } from './views.ts';

export type UserQuery = { role?: Role; q?: string; limit: number; cursor?: string };

export async function listUsers(store: Store, query: UserQuery): Promise<ListOf<User>> {
  const after = decodeCursor(query.cursor, 1);
  let select = store.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'phone', 'role', 'image', 'createdAt'])
    .orderBy('id')
    .limit(query.limit + 1);
  if (query.role) select = select.where('role', '=', query.role);
  if (query.q) select = select.where(everyWordIn(query.q, ['name', 'email', 'phone']));
  if (after) select = select.where('id', '>', after[0]!);
  const rows = await select.execute();
  return pageOf(rows, query.limit, (row) => [row.id], userView);
}

export async function findUser(store: Store, id: string) {
  return store.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'phone', 'role', 'image', 'roleChosen', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** When the first of those who have an account got it, in milliseconds; null where nobody has one. */
export async function findFirstAccountAt(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('user')
    .select('createdAt')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return row ? new Date(row.createdAt as string | Date).getTime() : null;
}

/** Those who have neither a password nor Google, by name. */
export async function usersWithoutSignIn(db: Database, limit: number) {
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.userId', '=', 'user.id')
            .where((eb) =>
              eb.or([eb('providerId', '!=', 'credential'), eb('password', 'is not', null)]),
            ),
        ),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Accounts by their ids. */
export async function findUsers(store: Store, ids: readonly string[]): Promise<Map<string, User>> {
  if (ids.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'phone', 'role', 'image', 'createdAt'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, userView(row)]));
}

/** The names of accounts, by id. */
export async function userNames(
  store: Store,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await store.db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Throws where no account has this id. */
export async function mustBeAccount(db: Database, id: string): Promise<void> {
  const row = await db.selectFrom('user').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw refused('UNKNOWN_REFERENCE', textOf('account.unknown'), 'account');
}

export async function countAdmins(store: Store): Promise<number> {
  const row = await store.db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The addresses of the people who run the site. */
export async function listAdminEmails(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.email);
}
