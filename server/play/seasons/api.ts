import { seasonCalls } from '#contract/leagues/season-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { createSeason, deleteSeason, updateSeason } from './commands.ts';
import { getSeason, listSeasons } from './queries.ts';

const routes = routesOf(seasonCalls);

export function mountSeasons(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) =>
    c.json(await listSeasons(store, c.req.valid('query')), 200),
  );
  api.openapi(routes.one, async (c) =>
    c.json(await getSeason(store, c.req.valid('param').id), 200),
  );
  api.openapi(routes.create, async (c) => {
    const id = await createSeason(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getSeason(store, id), 201, { location: `/api/v1/seasons/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateSeason(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getSeason(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteSeason(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
