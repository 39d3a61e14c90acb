import { createRoute } from '@hono/zod-openapi';
import {
  decideTeamRequestSchema,
  teamRequestQuerySchema,
  teamRequestSchema,
} from '#contract/people/team-request.ts';
import { idParamSchema, listOf } from '#contract/primitives.ts';
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
import { decideTeamRequest, withdrawTeamRequest } from './commands.ts';
import { listTeamRequests } from './queries.ts';

const tags = ['Teams'];
const params = idParamSchema;

const routes = {
  list: createRoute({
    method: 'get',
    path: '/team-requests',
    tags,
    summary:
      'Requests of coaches for players: those that one may decide (the player, admin), or of one team (its coach, admin)',
    request: { query: teamRequestQuerySchema },
    responses: answers({ 200: jsonAnswer(listOf(teamRequestSchema), 'The oldest first') }),
  }),
  decide: createRoute({
    method: 'post',
    path: '/team-requests/{id}/decision',
    tags,
    summary: 'Join the team that asks, or not (the account of the player’s record, admin)',
    request: { params, body: jsonBody(decideTeamRequestSchema) },
    responses: answers(NO_CONTENT),
  }),
  withdraw: createRoute({
    method: 'delete',
    path: '/team-requests/{id}',
    tags,
    summary: 'Take an open request back (the coach, admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

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
