import { secretaryCalls } from '#contract/leagues/secretary-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { nameSecretary, removeSecretary } from './commands.ts';
import { listSecretaries } from './queries.ts';

const routes = routesOf(secretaryCalls);

export function mountSecretaries(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { id } = await getLeague(store, c.req.valid('param').id);
    return c.json({ items: await listSecretaries(store.db, id), next: null }, 200, NO_STORE);
  });
  api.openapi(routes.name, async (c) => {
    const { id, userId } = c.req.valid('param');
    await nameSecretary(store, await authorOf(c), id, userId);
    return c.json({ items: await listSecretaries(store.db, id), next: null }, 200, NO_STORE);
  });
  api.openapi(routes.remove, async (c) => {
    const { id, userId } = c.req.valid('param');
    await removeSecretary(store, await authorOf(c), id, userId);
    return c.body(null, 204);
  });
}
