import type { TokenScope } from '#domain/access/token-scope.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';

export type FoundToken = {
  id: string;
  name: string;
  user: { id: string; name: string; email: string; role: string };
  scope: TokenScope | undefined;
  lastUsedAt: number | null;
};

/** An API token that has neither been revoked nor run out, with its owner. */
export async function findTokenOwner(
  store: Store,
  tokenHash: string,
  now: number,
): Promise<FoundToken | undefined> {
  const row = await store.db
    .selectFrom('api_token')
    .innerJoin('user', 'user.id', 'api_token.user_id')
    .select(['user.id', 'user.name', 'user.email', 'user.role'])
    .select(['api_token.id as token_id', 'api_token.name as token_name'])
    .select(['api_token.scope', 'api_token.last_used_at'])
    .where('api_token.token_hash', '=', tokenHash)
    .where('api_token.revoked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('api_token.expires_at', 'is', null), eb('api_token.expires_at', '>', now)]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { token_id: id, token_name: name, scope, last_used_at: lastUsedAt, ...user } = row;
  return { id, name, user, scope: scope === null ? undefined : JSON.parse(scope), lastUsedAt };
}

/** A person's tokens, ended ones too, without what opens anything. */
export async function listTokens(db: Database, userId: string) {
  return db
    .selectFrom('api_token')
    .select(['id', 'name', 'created_at', 'revoked_at', 'scope', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
