import { createRoute } from '@hono/zod-openapi';
import {
  createMatchSchema,
  matchListQuerySchema,
  matchListSchema,
  matchSchema,
  ownMatchQuerySchema,
  updateMatchSchema,
} from '#contract/matches/match.ts';
import { idParamSchema } from '#contract/primitives.ts';
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
import { deleteMatch } from './archive-match.ts';
import { createMatch } from './commands.ts';
import { listOwnMatches } from './own-queries.ts';
import { getMatch, listMatches } from './queries.ts';
import { updateMatch } from './update-match.ts';

const tags = ['Matches'];
const one = jsonAnswer(matchSchema, 'The match');
const params = idParamSchema;

const routes = {
  list: createRoute({
    method: 'get',
    path: '/matches',
    tags,
    summary: 'Matches in order of their start',
    request: { query: matchListQuerySchema },
    responses: answers({ 200: jsonAnswer(matchListSchema, 'A page of matches') }),
  }),
  mine: createRoute({
    method: 'get',
    path: '/me/matches',
    tags,
    summary: 'Matches of the teams that one plays for or coaches (signed in)',
    request: { query: ownMatchQuerySchema },
    responses: answers({ 200: jsonAnswer(matchListSchema, 'A page of matches') }),
  }),
  one: createRoute({
    method: 'get',
    path: '/matches/{id}',
    tags,
    summary: 'One match',
    request: { params },
    responses: answers({ 200: one }),
  }),
  create: createRoute({
    method: 'post',
    path: '/matches',
    tags,
    summary: 'New match (admin)',
    request: { body: jsonBody(createMatchSchema) },
    responses: answers({ 201: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/matches/{id}',
    tags,
    summary: 'Reschedule or correct a fixture (admin)',
    request: { params, body: jsonBody(updateMatchSchema) },
    responses: answers({ 200: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/matches/{id}',
    tags,
    summary: 'Archive a match (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

export function mountMatches(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) =>
    c.json(await listMatches(store, c.req.valid('query')), 200),
  );
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
