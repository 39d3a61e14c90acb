import { type Actor, ANONYMOUS } from '#domain/access/actor.ts';
import { touchSession } from '#server/accounts/sessions/commands.ts';
import { findTokenOwner } from '#server/accounts/users/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { endOf } from '#server/play/scorer-links/link-end.ts';
import { findScorerLink } from '#server/play/scorer-links/queries.ts';
import type { Auth } from './auth.ts';
import { withSessionName } from './cookie-names.ts';
import { hashToken } from './secret-token.ts';

/** How old the note of a session's last use may get: not every read shall be a write. */
const SEEN_MS = 10 * 60 * 1000;

export type FoundSession = {
  id: string;
  createdAt: number;
  user: { id: string; name: string; email: string; role: string };
};

/** The session of the cookie; none where the cookie is forged, ended or too old. */
export async function findSession(
  store: Store,
  auth: Auth,
  headers: Headers,
  now: number,
): Promise<FoundSession | undefined> {
  if (!headers.has('cookie')) return undefined;
  const found = await auth.api.getSession({ headers: withSessionName(headers, now) });
  if (!found) return undefined;
  const { session, user } = found;
  if (session.updatedAt.getTime() < now - SEEN_MS) await touchSession(store, session.id, now);
  return { id: session.id, createdAt: session.createdAt.getTime(), user };
}

/**
 * Who stands behind a request: the bearer of an API token or a scorer link, or the owner of a
 * session. A token that is unknown, revoked or expired is an error, not a visitor.
 */
export async function findActor(
  store: Store,
  headers: Headers,
  now: number,
  session: () => Promise<FoundSession | undefined>,
): Promise<Actor> {
  const authorization = headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
    const actor = token ? await findBearer(store, token, now) : undefined;
    if (!actor) throw new AppError('NOT_SIGNED_IN', 'This token is not valid.');
    return actor;
  }
  const found = await session();
  if (!found) return ANONYMOUS;
  const { id, name, email, role } = found.user;
  return { kind: 'user', id, name, email, role };
}

async function findBearer(store: Store, token: string, now: number): Promise<Actor | undefined> {
  if (token.startsWith('score_')) {
    const link = await findScorerLink(store.db, hashToken(token));
    const end = link && endOf(link, now);
    if (end) throw end;
    return link && { kind: 'scorer-link', id: link.id, matchId: link.match_id };
  }
  const user = await findTokenOwner(store, hashToken(token));
  return user && { kind: 'user', ...user };
}
