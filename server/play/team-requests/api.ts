import { teamRequestCalls } from '#contract/people/team-request-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { decideTeamRequest, withdrawTeamRequest } from './commands.ts';
import { listTeamRequests } from './queries.ts';

const routes = routesOf(teamRequestCalls);

/** @param mailOrigin where links in mails lead; without it this installation sends no mail */
export function mountTeamRequests(api: Api, store: Store, mailOrigin: string | undefined): void {
  api.openapi(routes.list, async (c) => {
    const { actor, now } = await authorOf(c);
    return c.json(await listTeamRequests(store, actor, c.req.valid('query'), now), 200, NO_STORE);
  });
  api.openapi(routes.decide, async (c) => {
    const { id } = c.req.valid('param');
    await decideTeamRequest(store, await authorOf(c), id, c.req.valid('json'), mailOrigin);
    return c.body(null, 204);
  });
  api.openapi(routes.withdraw, async (c) => {
    await withdrawTeamRequest(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
