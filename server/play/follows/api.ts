import { followCalls } from '#contract/accounts/follow-calls.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { bringFollows, follow, leave, leaveAll } from './commands.ts';
import { listFollows, listFollowWays } from './queries.ts';

const routes = routesOf(followCalls);

/**
 * The teams, leagues and matches that an account follows; a device without an account keeps its own
 * list.
 */
export function mountFollows(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const items = await listFollows(store, ownAccount(await c.var.findActor()));
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.ways, async (c) => {
    const items = await listFollowWays(store, ownAccount(await c.var.findActor()));
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.bring, async (c) => {
    const author = await authorOf(c);
    await bringFollows(store, author, c.req.valid('json').follows);
    const items = await listFollows(store, ownAccount(author.actor));
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.follow, async (c) => {
    await follow(store, await authorOf(c), c.req.valid('param'));
    return c.body(null, 204);
  });
  api.openapi(routes.leave, async (c) => {
    await leave(store, await authorOf(c), c.req.valid('param'));
    return c.body(null, 204);
  });
  api.openapi(routes.leaveAll, async (c) => {
    await leaveAll(store, await authorOf(c));
    return c.body(null, 204);
  });
}
