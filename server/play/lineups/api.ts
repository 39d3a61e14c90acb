import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  preparedLineupListSchema,
  prepareLineupSchema,
} from '#contract/matches/prepared-lineup.ts';
import { idParamSchema, idSchema } from '#contract/primitives.ts';
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
import { dropLineup, prepareLineup } from './commands.ts';
import { listOwnLineups, listPreparedLineups } from './queries.ts';

const tags = ['Line-ups'];
const params = z.object({ id: idSchema, teamId: idSchema });
const list = jsonAnswer(preparedLineupListSchema, 'As far as the reader may see them');

const routes = {
  list: createRoute({
    method: 'get',
    path: '/matches/{id}/lineups',
    tags,
    summary: 'Prepared line-ups: both for admin and scorer, a coach’s own team’s',
    request: { params: idParamSchema },
    responses: answers({ 200: list }),
  }),
  mine: createRoute({
    method: 'get',
    path: '/me/lineups',
    tags,
    summary: 'Prepared line-ups of the teams that one coaches, of open matches (signed in)',
    responses: answers({ 200: list }),
  }),
  put: createRoute({
    method: 'put',
    path: '/matches/{id}/lineups/{teamId}',
    tags,
    summary: 'Prepare the next set’s line-up (admin, the team’s coach), until the set starts',
    request: { params, body: jsonBody(prepareLineupSchema) },
    responses: answers({ 200: list }),
  }),
  drop: createRoute({
    method: 'delete',
    path: '/matches/{id}/lineups/{teamId}',
    tags,
    summary: 'Take a prepared line-up back (admin, the team’s coach)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

export function mountLineups(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const actor = await c.var.findActor();
    const items = await listPreparedLineups(store, actor, c.req.valid('param').id);
    return c.json({ items }, 200, NO_STORE);
  });
  api.openapi(routes.mine, async (c) => {
    const items = await listOwnLineups(store, ownAccount(await c.var.findActor()));
    return c.json({ items }, 200, NO_STORE);
  });
  api.openapi(routes.put, async (c) => {
    const { id, teamId } = c.req.valid('param');
    const author = await authorOf(c);
    await prepareLineup(store, author, id, teamId, c.req.valid('json'));
    return c.json({ items: await listPreparedLineups(store, author.actor, id) }, 200, NO_STORE);
  });
  api.openapi(routes.drop, async (c) => {
    const { id, teamId } = c.req.valid('param');
    await dropLineup(store, await authorOf(c), id, teamId);
    return c.body(null, 204);
  });
}
