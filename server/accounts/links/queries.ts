import type { Database } from '#server/platform/db/connect.ts';
import type { AccountLinkRow } from '#server/platform/db/tables/account-tables.ts';

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
