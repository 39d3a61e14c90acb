import type { ApiToken } from '#contract/accounts/token.ts';
import type { TokenScope } from '#domain/access/token-scope.ts';
import type { ApiTokenRow } from '#server/platform/db/tables/account-tables.ts';

type Row = Omit<ApiTokenRow, 'user_id' | 'token_hash'>;

/** A token as its owner sees it: when it was made and ended, not what it opens with. */
export function tokenView(row: Row): ApiToken {
  const scope: TokenScope | null = row.scope === null ? null : JSON.parse(row.scope);
  return {
    id: row.id,
    name: row.name,
    scope: scope && { matches: [...scope.matchIds], leagues: [...scope.leagueIds] },
    createdAt: isoOf(row.created_at),
    expiresAt: row.expires_at === null ? null : isoOf(row.expires_at),
    lastUsedAt: row.last_used_at === null ? null : isoOf(row.last_used_at),
    revokedAt: row.revoked_at === null ? null : isoOf(row.revoked_at),
  };
}

/** It can be used: neither revoked nor run out. */
export function isInForce(row: Pick<Row, 'revoked_at' | 'expires_at'>, now: number): boolean {
  return row.revoked_at === null && (row.expires_at === null || row.expires_at > now);
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
