import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { addressWithoutMailbox } from '#server/platform/mail/mailbox.ts';

/** The account of whoever signs in with this e-mail address or telephone number. */
export async function findBySignInName(
  db: Database,
  typed: string,
): Promise<{ id: string; email: string } | undefined> {
  const phone = normalPhone(typed);
  const users = db.selectFrom('user').select(['id', 'email']);
  const found =
    phone === undefined
      ? users.where('email', '=', typed.trim().toLowerCase())
      : users.where('phone', '=', phone);
  return found.executeTakeFirst();
}

/**
 * The address by which the sign-in library knows the account. A number that nobody has becomes an
 * address that nobody has: the answer takes as long as for a wrong password.
 */
export async function signInAddress(db: Database, typed: string): Promise<string> {
  const phone = normalPhone(typed);
  if (phone === undefined) return typed.trim().toLowerCase();
  return (await findBySignInName(db, phone))?.email ?? addressWithoutMailbox(phone);
}
