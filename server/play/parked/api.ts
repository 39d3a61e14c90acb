import { parkedCalls } from '#contract/matches/parked-calls.ts';
import { leaguesOf } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { chooseBranch, parkBranch } from './commands.ts';
import { listBranches, listOpenBranches } from './queries.ts';

const routes = routesOf(parkedCalls);

export function mountParked(api: Api, store: Store): void {
  api.openapi(routes.park, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await parkBranch(store, await authorOf(c), id, c.req.valid('json')), 200);
  });
  api.openapi(routes.list, async (c) => {
    const items = await listBranches(store, await c.var.findActor(), c.req.valid('param').id);
    return c.json({ items, next: null }, 200);
  });
  api.openapi(routes.choose, async (c) => {
    const { id, branch } = c.req.valid('param');
    await chooseBranch(store, await authorOf(c), id, branch, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200);
  });
  api.openapi(routes.open, async (c) => {
    return c.json(
      { items: await listOpenBranches(store, leaguesOf(await c.var.findActor())), next: null },
      200,
    );
  });
}
