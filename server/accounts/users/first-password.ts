import type { Store } from '#server/platform/db/store.ts';

/** The demonstration's administrator, whose password is printed at the first start. */
export const FIRST_ADMIN = 'admin@wavu.local';

/** Whether the demonstration can still be administered with the password that was printed. */
export async function keepsFirstPassword({ db }: Store): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select('account.id')
    .where('user.email', '=', FIRST_ADMIN)
    .where('account.providerId', '=', 'credential')
    .whereRef('account.createdAt', '=', 'account.updatedAt')
    .executeTakeFirst();
  return row !== undefined;
}
