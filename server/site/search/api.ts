import { searchCalls } from '#contract/site/search-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { searchAll } from './queries.ts';

const routes = routesOf(searchCalls);

export function mountSearch(api: Api, store: Store): void {
  api.openapi(routes.find, async (c) =>
    c.json(await searchAll(store, c.req.valid('query').q, c.var.now), 200),
  );
}
