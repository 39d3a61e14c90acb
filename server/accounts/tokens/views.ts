import type { ApiTokenRow } from '#server/platform/db/tables/account-tables.ts';

/** A token as its owner sees it: when it was made and ended, not what it opens with. */
export function tokenView(row: Pick<ApiTokenRow, 'name' | 'created_at' | 'revoked_at'>) {
  return {
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at).toISOString(),
  };
}
