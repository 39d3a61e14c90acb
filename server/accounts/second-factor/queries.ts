import type { Database } from '#server/platform/db/connect.ts';
import type { SecondFactorRow } from '#server/platform/db/tables/account-tables.ts';

/** The row of a person, also one that is only begun. */
export async function findSecondFactor(
  db: Database,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Since when sign-in asks for a second factor, and how many recovery codes are left. */
export async function secondFactorState(
  db: Database,
  userId: string,
): Promise<{ since: number; recoveryCodes: number } | undefined> {
  const row = await findSecondFactor(db, userId);
  if (!row || row.confirmed_at === null) return undefined;
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { since: row.confirmed_at, recoveryCodes: Number(count) };
}
