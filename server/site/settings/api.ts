import { siteCalls } from '#contract/site/site-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { readFile } from '#server/platform/http/read-picture.ts';
import { updateSite } from './commands.ts';
import { putSiteLogo } from './logo.ts';
import { getSite } from './queries.ts';

const routes = routesOf(siteCalls);

export function mountSite(api: Api, store: Store, storage: Storage): void {
  api.openapi(routes.one, async (c) => c.json(await getSite(store), 200));
  api.openapi(routes.logo, async (c) => {
    await putSiteLogo(store, storage, await authorOf(c), await readFile(c));
    return c.json(await getSite(store), 200);
  });
  api.openapi(routes.noLogo, async (c) => {
    await putSiteLogo(store, storage, await authorOf(c), undefined);
    return c.json(await getSite(store), 200);
  });
  api.openapi(routes.update, async (c) => {
    await updateSite(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getSite(store), 200);
  });
}
