import { placeCalls } from '#contract/places/place-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { getFinalPlaces, listTrophies } from './queries.ts';

const routes = routesOf(placeCalls);

export function mountPlaces(api: Api, store: Store): void {
  api.openapi(routes.ofLeague, async (c) =>
    c.json(await getFinalPlaces(store, c.req.valid('param').id), 200),
  );
  api.openapi(routes.trophies, async (c) =>
    c.json(await listTrophies(store, c.req.valid('query')), 200),
  );
}
