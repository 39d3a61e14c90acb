import { venueCalls } from '#contract/people/venue-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { createVenue, deleteVenue, updateVenue } from './commands.ts';
import { getVenue, listVenues } from './queries.ts';

const routes = routesOf(venueCalls);

export function mountVenues(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => c.json(await listVenues(store, c.req.valid('query')), 200));
  api.openapi(routes.one, async (c) => c.json(await getVenue(store, c.req.valid('param').id), 200));
  api.openapi(routes.create, async (c) => {
    const id = await createVenue(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getVenue(store, id), 201, { location: `/api/v1/venues/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateVenue(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getVenue(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteVenue(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
