import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';

/** The owner of an API token that has not been revoked. */
export async function findTokenOwner(store: Store, tokenHash: string) {
  return store.db
    .selectFrom('api_token')
    .innerJoin('user', 'user.id', 'api_token.user_id')
    .select(['user.id', 'user.name', 'user.email', 'user.role'])
    .where('api_token.token_hash', '=', tokenHash)
    .where('api_token.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** A person's tokens, ended ones too, without what opens anything. */
export async function listTokens(db: Database, userId: string) {
  return db
    .selectFrom('api_token')
    .select(['name', 'created_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
