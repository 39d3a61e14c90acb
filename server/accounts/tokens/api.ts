import { tokenCalls } from '#contract/accounts/token-calls.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { createOwnToken, endOwnToken } from './commands.ts';
import { listTokens } from './queries.ts';
import { isInForce, tokenView } from './views.ts';

const routes = routesOf(tokenCalls);

export function mountTokens(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const rows = await listTokens(store.db, ownAccount(await c.var.findActor()));
    const items = rows.filter((row) => isInForce(row, c.var.now)).map(tokenView);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.create, async (c) => {
    const created = await createOwnToken(store, await authorOf(c), c.req.valid('json'));
    return c.json(created, 201, NO_STORE);
  });
  api.openapi(routes.end, async (c) => {
    await endOwnToken(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
