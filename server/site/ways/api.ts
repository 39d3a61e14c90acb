import { waysCalls } from '#contract/ways/ways-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { setEverythingStopped } from './commands.ts';
import { type ReadyWays, readWays } from './queries.ts';

const routes = routesOf(waysCalls);

/** Everything that goes out, for administrators: one account of all ways, and one stop. */
export function mountWays(api: Api, store: Store, ready: ReadyWays): void {
  api.openapi(routes.report, async (c) =>
    c.json(await readWays(store, ready, c.var.now), 200, NO_STORE),
  );
  api.openapi(routes.state, async (c) => {
    await setEverythingStopped(store, await authorOf(c), c.req.valid('json').isStopped);
    return c.body(null, 204);
  });
}
