import { siteCalls } from '#contract/site/site-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { updateSite } from './commands.ts';
import { getSite } from './queries.ts';

const routes = routesOf(siteCalls);

export function mountSite(api: Api, store: Store): void {
  api.openapi(routes.one, async (c) => c.json(await getSite(store), 200));
  api.openapi(routes.update, async (c) => {
    await updateSite(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getSite(store), 200);
  });
}
