import { textOf } from '#contract/text/text.ts';
import { type Actor, ANONYMOUS } from '#domain/access/actor.ts';
import { noteTokenUse } from '#server/accounts/tokens/commands.ts';
import { findTokenOwner } from '#server/accounts/tokens/queries.ts';
import { rolesOf } from '#server/accounts/users/role-queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { FoundSession } from '#server/platform/http/api.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { findDutyLink } from '#server/play/duties/queries.ts';
import { noteContact } from '#server/play/halls/contact.ts';
import { findHall } from '#server/play/halls/queries.ts';
import { endOf } from '#server/play/scorer-links/link-end.ts';
import { findScorerLink } from '#server/play/scorer-links/queries.ts';
import { findSeatLink } from '#server/play/seats/queries.ts';
import { findSigningLink } from '#server/play/signing/queries.ts';

/**
 * The actor behind a request: the bearer of an API token, a scorer link, a seat's or an official's link, or the owner of a
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
    if (!actor) throw new AppError('NOT_SIGNED_IN', textOf('token.invalid'));
    return actor;
  }
  const found = await session();
  if (!found) return ANONYMOUS;
  const { id, name, email, role } = found.user;
  return withRoles(store, { id, name, email, role });
}

async function findBearer(store: Store, token: string, now: number): Promise<Actor | undefined> {
  if (token.startsWith('score_')) {
    const link = await findScorerLink(store.db, hashToken(token));
    const end = link && endOf(link, now);
    if (end) throw end;
    return link && { kind: 'scorer-link', id: link.id, matchId: link.match_id };
  }
  if (token.startsWith('seat_')) {
    const link = await findSeatLink(store.db, hashToken(token));
    const end = link && endOf(link, now);
    if (end) throw end;
    return link && { kind: 'seat-link', id: link.id, matchId: link.match_id, seat: link.seat };
  }
  if (token.startsWith('sign_')) {
    const link = await findSigningLink(store.db, hashToken(token));
    const end = link && endOf({ ...link, revoked_at: null }, now);
    if (end) throw end;
    if (!link) return undefined;
    const { id, match_id: matchId, paper, role } = link;
    return { kind: 'signing-link', id, matchId, paper, role };
  }
  if (token.startsWith('duty_')) {
    const link = await findDutyLink(store.db, hashToken(token), now);
    return link && { kind: 'duty-link', ...link };
  }
  if (token.startsWith('hall_')) {
    const hall = await findHall(store.db, hashToken(token), now);
    if (!hall) return undefined;
    await noteContact(store, hall.loan, now);
    const { id, hall: name } = hall.loan;
    return { kind: 'hall', id, name, matchIds: hall.matchIds };
  }
  const found = await findTokenOwner(store, hashToken(token), now);
  if (!found) return undefined;
  await noteTokenUse(store, found, now);
  const { user, scope, name } = found;
  return { ...(await withRoles(store, user)), token: name, ...(scope ? { scope } : {}) };
}

/** Read with every call, by one query: a role that is taken away ends at once. */
async function withRoles(
  { db }: Store,
  user: { id: string; name: string; email: string; role: string },
): Promise<Extract<Actor, { kind: 'user' }>> {
  return { kind: 'user', ...user, ...(await rolesOf(db, user.id)) };
}
