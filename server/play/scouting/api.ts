import { scoutingCalls } from '#contract/seats/scouting-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { writeScouting } from './commands.ts';
import { matchAsDataVolley } from './data-volley.ts';
import { listScouting } from './queries.ts';

const routes = routesOf(scoutingCalls);

/** The statistician's touches of a match, and the match as a file of their program. */
export function mountScouting(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await listScouting(store, await c.var.findActor(), id), 200, NO_STORE);
  });
  api.openapi(routes.write, async (c) => {
    const { id, rally } = c.req.valid('param');
    await writeScouting(store, await authorOf(c), id, rally, c.req.valid('json'));
    return c.body(null, 204);
  });
  api.openapi(routes.file, async (c) => {
    const { text, name } = await matchAsDataVolley(store, c.req.valid('param').id, c.var.now);
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-cache',
    };
    return c.body(text, 200, headers) as never;
  });
}
