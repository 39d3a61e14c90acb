import { asOneTime, isOneTime } from '#server/accounts/auth/one-time-password.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Write } from '#server/platform/db/write.ts';

/** The demonstration's administrator, whose password is printed at the first start. */
export const FIRST_ADMIN = 'admin@wavu.local';

/** Whether the demonstration can still be administered with the password that was printed. */
export async function keepsFirstPassword({ db }: Store): Promise<boolean> {
  return (await findFirstPassword(db)) !== undefined;
}

/**
 * Real use begins: the printed password opens nothing more but the choice of another one. The session in
 * which somebody begins it goes on.
 */
export async function endFirstPassword({ db }: Pick<Write, 'db'>): Promise<void> {
  const first = await findFirstPassword(db);
  if (!first?.password || isOneTime(first.password)) return;
  await db
    .updateTable('account')
    .set({ password: asOneTime(first.password) })
    .where('id', '=', first.id)
    .execute();
}

function findFirstPassword(db: Database | Write['db']) {
  return db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.id', 'account.password'])
    .where('user.email', '=', FIRST_ADMIN)
    .where('account.providerId', '=', 'credential')
    .whereRef('account.createdAt', '=', 'account.updatedAt')
    .executeTakeFirst();
}
