import { createRoute } from '@hono/zod-openapi';
import {
  claimListQuerySchema,
  decideClaimSchema,
  makeClaimSchema,
  ownClaimSchema,
  playerAccountSchema,
  waitingClaimSchema,
} from '#contract/people/claim.ts';
import { idParamSchema, listOf } from '#contract/primitives.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { decideClaim, makeClaim, unlinkPlayer, withdrawClaim } from './commands.ts';
import { getOwnClaim, getPlayerAccount, listOwnClaims, listWaitingClaims } from './queries.ts';

const tags = ['Claims'];
const params = idParamSchema;

const routes = {
  mine: createRoute({
    method: 'get',
    path: '/me/claims',
    tags,
    summary: 'Player records that one has asked for (signed in)',
    responses: answers({ 200: jsonAnswer(listOf(ownClaimSchema), 'The claims, all at once') }),
  }),
  make: createRoute({
    method: 'post',
    path: '/players/{id}/claims',
    tags,
    summary: 'Say that a player record is oneself (signed in)',
    request: { params, body: jsonBody(makeClaimSchema) },
    responses: answers({ 201: jsonAnswer(ownClaimSchema, 'The claim') }),
  }),
  waiting: createRoute({
    method: 'get',
    path: '/claims',
    tags,
    summary: 'Open claims that one may decide (admin; the coach of the record’s team)',
    request: { query: claimListQuerySchema },
    responses: answers({ 200: jsonAnswer(listOf(waitingClaimSchema), 'The oldest first') }),
  }),
  decide: createRoute({
    method: 'post',
    path: '/claims/{id}/decision',
    tags,
    summary: 'Give the record to the claimant, or not (admin, the coach of the record’s team)',
    request: { params, body: jsonBody(decideClaimSchema) },
    responses: answers(NO_CONTENT),
  }),
  withdraw: createRoute({
    method: 'delete',
    path: '/claims/{id}',
    tags,
    summary: 'Take one’s own open claim back',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  account: createRoute({
    method: 'get',
    path: '/players/{id}/account',
    tags,
    summary: 'Whose record it is (admin, the coach, the player)',
    request: { params },
    responses: answers({ 200: jsonAnswer(playerAccountSchema, 'The account, or none') }),
  }),
  unlink: createRoute({
    method: 'delete',
    path: '/players/{id}/account',
    tags,
    summary: 'Take a record from its account again (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

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
