import { lineupCalls } from '#contract/matches/lineup-calls.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { dropLineup, prepareLineup } from './commands.ts';
import { listOwnLineups, listPreparedLineups } from './queries.ts';

const routes = routesOf(lineupCalls);

export function mountLineups(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const actor = await c.var.findActor();
    const items = await listPreparedLineups(store, actor, c.req.valid('param').id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.mine, async (c) => {
    const items = await listOwnLineups(store, ownAccount(await c.var.findActor()));
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.put, async (c) => {
    const { id, teamId } = c.req.valid('param');
    const author = await authorOf(c);
    await prepareLineup(store, author, id, teamId, c.req.valid('json'));
    const items = await listPreparedLineups(store, author.actor, id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.drop, async (c) => {
    const { id, teamId } = c.req.valid('param');
    await dropLineup(store, await authorOf(c), id, teamId);
    return c.body(null, 204);
  });
}
