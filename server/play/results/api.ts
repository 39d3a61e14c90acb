import { resultCalls } from '#contract/matches/result-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { putResult } from './commands.ts';

const routes = routesOf(resultCalls);

export function mountResults(api: Api, store: Store): void {
  api.openapi(routes.result, async (c) => {
    const { id } = c.req.valid('param');
    await putResult(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200);
  });
}
