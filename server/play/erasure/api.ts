import { officialErasureCalls, playerErasureCalls } from '#contract/people/erasure-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { removeNow } from '#server/platform/files/forget-pictures.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { erasePerson } from './commands.ts';
import { exportPerson } from './queries.ts';

const ROUTES = {
  player: routesOf(playerErasureCalls),
  official: routesOf(officialErasureCalls),
};

/** Requests of people without an account to an administrator. */
export function mountErasure(api: Api, store: Store, storage: Storage): void {
  for (const kind of ['player', 'official'] as const) {
    const routes = ROUTES[kind];
    api.openapi(routes.erase, async (c) => {
      const { id } = c.req.valid('param');
      const pictures = await erasePerson(store, await authorOf(c), kind, id, c.req.valid('json'));
      await removeNow(store.db, storage, pictures);
      return c.body(null, 204);
    });
    api.openapi(routes.export, async (c) => {
      const file = await exportPerson(store, await authorOf(c), kind, c.req.valid('param').id);
      const name = `wavu-${kind}-${localDate(c.var.now)}.json`;
      return c.json(file, 200, {
        ...NO_STORE,
        'content-disposition': `attachment; filename="${name}"`,
      });
    });
  }
}
