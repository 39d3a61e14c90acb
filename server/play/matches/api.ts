import { matchCalls } from '#contract/matches/match-calls.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { deleteMatch } from './archive-match.ts';
import { createMatch } from './commands.ts';
import { listOwnMatches } from './own-queries.ts';
import { getMatch, listMatches } from './queries.ts';
import { updateMatch } from './update-match.ts';

const routes = routesOf(matchCalls);

export function mountMatches(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { order, ...query } = c.req.valid('query');
    return c.json(await listMatches(store, { ...query, descending: order === 'desc' }), 200);
  });
  api.openapi(routes.mine, async (c) => {
    const userId = ownAccount(await c.var.findActor());
    const matches = await listOwnMatches(store, userId, c.req.valid('query'), c.var.now);
    return c.json(matches, 200, NO_STORE);
  });
  api.openapi(routes.one, async (c) => c.json(await getMatch(store, c.req.valid('param').id), 200));
  api.openapi(routes.create, async (c) => {
    const id = await createMatch(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getMatch(store, id), 201, { location: `/api/v1/matches/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateMatch(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteMatch(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
