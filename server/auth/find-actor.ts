import { type Actor, ANONYMOUS } from '#domain/access/actor.ts';
import type { Store } from '#server/db/store.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findScorerLink } from '#server/matches/queries.ts';
import { findTokenOwner } from '#server/users/queries.ts';
import type { Auth } from './auth.ts';
import { hashToken } from './secret-token.ts';

/**
 * Who stands behind a request: the bearer of an API token or a scorer link, or the owner of a
 * session. A token that is unknown, revoked or expired is an error, not a visitor.
 */
export async function findActor(
  store: Store,
  auth: Auth,
  headers: Headers,
  now: number,
): Promise<Actor> {
  const authorization = headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
    const actor = token ? await findBearer(store, token, now) : undefined;
    if (!actor) throw new AppError('NOT_SIGNED_IN', 'This token is not valid.');
    return actor;
  }
  if (!headers.has('cookie')) return ANONYMOUS;
  const session = await auth.api.getSession({ headers });
  if (!session) return ANONYMOUS;
  const { id, name, email, role } = session.user;
  return { kind: 'user', id, name, email, role };
}

async function findBearer(store: Store, token: string, now: number): Promise<Actor | undefined> {
  if (token.startsWith('score_')) {
    const link = await findScorerLink(store, hashToken(token), now);
    return link && { kind: 'scorer-link', id: link.id, matchId: link.match_id };
  }
  const user = await findTokenOwner(store, hashToken(token));
  return user && { kind: 'user', ...user };
}
