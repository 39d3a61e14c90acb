import type { Database } from '#server/platform/db/connect.ts';

/** Also a link that has ended: whoever comes with it shall be told so. */
export async function findScorerLink(db: Database, tokenHash: string) {
  return db
    .selectFrom('scorer_link')
    .select(['id', 'match_id', 'expires_at', 'revoked_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function findLinkByPin(db: Database, pinHash: string) {
  return db
    .selectFrom('scorer_link')
    .innerJoin('match', 'match.id', 'scorer_link.match_id')
    .select(['scorer_link.id', 'match_id', 'expires_at', 'revoked_at', 'created_by'])
    .select(['match.starts_at', 'match.status'])
    .where('pin_hash', '=', pinHash)
    .where('match.archived_at', 'is', null)
    .executeTakeFirst();
}
