import type { MiddlewareHandler } from 'hono';
import type { Auth } from '#server/accounts/auth/auth.ts';
import { findSession } from '#server/accounts/auth/find-session.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { findActor } from './find-actor.ts';
import { isOpenRead, OPEN_TO_SITES } from './open-reads.ts';

/** Finds who asks when that is needed, and says of the answer whether it rests on that. */
export function withActor(store: Store, auth: Auth): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw;
    let session: ReturnType<typeof findSession> | undefined;
    c.set('findSession', () => {
      session ??= findSession(store, auth, headers, c.var.now);
      return session;
    });
    let actor: ReturnType<typeof findActor> | undefined;
    let isPersonal = false;
    const find = () => {
      actor ??= findActor(store, headers, c.var.now, c.var.findSession);
      return actor;
    };
    c.set('findActor', async () => {
      isPersonal ||= (await find()).kind !== 'anonymous';
      return find();
    });
    c.set('checkActor', find);
    c.set('peekActor', async () => {
      const found = await find().catch(() => undefined);
      return found?.kind === 'anonymous' ? undefined : found;
    });
    await next();
    // Answers that depend on the caller are for our own pages alone.
    if (!isPersonal && isOpenRead(c.req.method, c.req.path)) {
      for (const [name, value] of OPEN_TO_SITES) c.res.headers.set(name, value);
    }
    // Not c.header: it would make a new response, and a stream that is open already would be cut.
    const answered = c.res.headers;
    // An answer that depends on the person may hold private data, and stays on no disk.
    const policy = isPersonal ? 'no-store' : 'no-cache';
    if (!answered.has('cache-control')) answered.set('cache-control', policy);
  };
}
