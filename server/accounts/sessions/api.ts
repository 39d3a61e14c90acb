import { sessionCalls } from '#contract/accounts/session-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { endAllSessions, endSession, endSessionsOf, ownAccount } from './commands.ts';
import { listSessions } from './queries.ts';

const routes = routesOf(sessionCalls);

export function mountSessions(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const userId = ownAccount(await c.var.findActor());
    const session = await c.var.findSession();
    const items = await listSessions(store, userId, session?.id, c.var.now);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.end, async (c) => {
    await endSession(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.endAll, async (c) => {
    await endAllSessions(store, await authorOf(c));
    return c.body(null, 204);
  });
  api.openapi(routes.endOf, async (c) => {
    await endSessionsOf(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
