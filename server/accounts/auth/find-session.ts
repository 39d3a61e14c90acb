import { replaceSession, touchSession } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { FoundSession } from '#server/platform/http/api.ts';
import type { Auth } from './auth.ts';
import { withSessionName } from './cookie-names.ts';

/** The oldest permitted note of a session's last use: not every read shall be a write. */
const SEEN_MS = 10 * 60 * 1000;
/** Of a session that ends when nobody uses it: a thirtieth of that time. */
const SEEN_PART = 30;
/** Administrators sign in once a day; a screen that was left open closes over night. */
export const ADMIN_IDLE_MS = 12 * 60 * 60 * 1000;

/** The session of the cookie; none where the cookie is forged, ended, too old or long unused. */
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
  const idleMs = Math.min(
    session.idleMs ?? Number.POSITIVE_INFINITY,
    user.role === 'admin' ? ADMIN_IDLE_MS : Number.POSITIVE_INFINITY,
  );
  const unusedMs = now - session.updatedAt.getTime();
  if (unusedMs > idleMs) {
    await replaceSession(store, session.id);
    return undefined;
  }
  if (unusedMs > Math.min(SEEN_MS, idleMs / SEEN_PART)) await touchSession(store, session, now);
  return { id: session.id, createdAt: session.createdAt.getTime(), user };
}
