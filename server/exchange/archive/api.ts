import { archiveCalls } from '#contract/administration/archive-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { restore } from './commands.ts';
import { getArchiveEntry, listArchive } from './queries.ts';

const routes = routesOf(archiveCalls);

export function mountArchive(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    return c.json(await listArchive(store, c.req.valid('query')), 200, NO_STORE);
  });
  api.openapi(routes.restore, async (c) => {
    const { kind, id } = c.req.valid('param');
    await restore(store, await authorOf(c), kind, id);
    return c.json(await getArchiveEntry(store, kind, id), 200, NO_STORE);
  });
}
