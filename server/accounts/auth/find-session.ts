import { touchSession } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { FoundSession } from '#server/platform/http/api.ts';
import type { Auth } from './auth.ts';
import { withSessionName } from './cookie-names.ts';

/** How old the note of a session's last use may get: not every read shall be a write. */
const SEEN_MS = 10 * 60 * 1000;

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
