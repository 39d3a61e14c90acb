import { claimCalls } from '#contract/people/claim-calls.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { decideClaim, makeClaim, unlinkPlayer, withdrawClaim } from './commands.ts';
import { getOwnClaim, getPlayerAccount, listOwnClaims, listWaitingClaims } from './queries.ts';

const routes = routesOf(claimCalls);

/** @param mailOrigin where links in mails lead; without it this installation sends no mail */
export function mountClaims(api: Api, store: Store, mailOrigin: string | undefined): void {
  api.openapi(routes.mine, async (c) => {
    const items = await listOwnClaims(store, ownAccount(await c.var.findActor()), c.var.now);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.make, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    await makeClaim(store, author, id, c.req.valid('json'), mailOrigin);
    const claim = await getOwnClaim(store, ownAccount(author.actor), id, c.var.now);
    return c.json(claim, 201, { location: '/api/v1/me/claims' });
  });
  api.openapi(routes.waiting, async (c) => {
    const actor = await c.var.findActor();
    const claims = await listWaitingClaims(store, actor, c.req.valid('query'), c.var.now);
    return c.json(claims, 200, NO_STORE);
  });
  api.openapi(routes.decide, async (c) => {
    const { id } = c.req.valid('param');
    await decideClaim(store, await authorOf(c), id, c.req.valid('json'), mailOrigin);
    return c.body(null, 204);
  });
  api.openapi(routes.withdraw, async (c) => {
    await withdrawClaim(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.account, async (c) => {
    const actor = await c.var.findActor();
    return c.json(await getPlayerAccount(store, actor, c.req.valid('param').id), 200, NO_STORE);
  });
  api.openapi(routes.unlink, async (c) => {
    await unlinkPlayer(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
