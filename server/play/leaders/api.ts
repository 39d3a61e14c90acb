import { leaderCalls } from '#contract/leagues/leader-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { getLeaders, listPlayerSeasons, listTeamSeasons } from './queries.ts';

const routes = routesOf(leaderCalls);

export function mountLeaders(api: Api, store: Store): void {
  api.openapi(routes.leaders, async (c) => {
    const { limit } = c.req.valid('query');
    return c.json(await getLeaders(store, c.req.valid('param').id, limit, c.var.now), 200);
  });
  api.openapi(routes.ofPlayer, async (c) => {
    const items = await listPlayerSeasons(store, c.req.valid('param').id, c.var.now);
    return c.json({ items, next: null }, 200);
  });
  api.openapi(routes.ofTeam, async (c) => {
    const items = await listTeamSeasons(store, c.req.valid('param').id);
    return c.json({ items, next: null }, 200);
  });
}
