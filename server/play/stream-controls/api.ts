import { streamControlCalls } from '#contract/seats/stream-control-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { setStreamControl } from './commands.ts';
import { readStream, viewStream } from './queries.ts';

const routes = routesOf(streamControlCalls);

/** The page of whoever runs the stream of a match. */
export function mountStreamControls(api: Api, store: Store): void {
  api.openapi(routes.one, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await readStream(store, await c.var.findActor(), id), 200, NO_STORE);
  });
  api.openapi(routes.set, async (c) => {
    const { id } = c.req.valid('param');
    await setStreamControl(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await viewStream(store, id), 200, NO_STORE);
  });
}
