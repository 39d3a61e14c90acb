import type { AccountLinkRow } from '#server/db/account-tables.ts';
import type { Database } from '#server/db/connect.ts';

/** A link of this kind that is not too old. */
export async function findAccountLink(
  db: Database,
  kind: 'register' | 'reset' | 'email',
  tokenHash: string,
  now: number,
): Promise<AccountLinkRow | undefined> {
  return db
    .selectFrom('account_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
