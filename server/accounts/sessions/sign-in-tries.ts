import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import { keepNewest } from '#server/platform/db/keep-newest.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { SignInTryRow } from '#server/platform/db/tables/account-tables.ts';

/** Of each account: enough to see why somebody cannot sign in. */
export const KEPT_TRIES = 20;

/**
 * Keeps how a try to sign in ended. An address without an account leaves nothing. Where the note
 * cannot be kept the sign-in goes on: it says itself what is wrong with the database.
 */
export async function noteSignInTry(
  { db }: Store,
  now: number,
  userId: string | undefined,
  outcome: string,
): Promise<void> {
  if (userId === undefined) return;
  try {
    await db
      .insertInto('sign_in_try')
      .values({ id: newId(now), user_id: userId, at: now, outcome })
      .execute();
    await keepNewest(db, 'sign_in_try', { user_id: userId }, KEPT_TRIES);
  } catch {
    // Told by what fails next, or of no consequence.
  }
}

/** The newest first. */
export async function listSignInTries(
  { db }: { db: Database },
  userId: string,
): Promise<SignInTryRow[]> {
  return db
    .selectFrom('sign_in_try')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
