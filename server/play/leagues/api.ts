import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  createLeagueSchema,
  leagueDetailSchema,
  leagueListQuerySchema,
  leagueListSchema,
  updateLeagueSchema,
} from '#contract/leagues/league.ts';
import { idParamSchema, idSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
} from '#server/platform/http/api.ts';
import { addTeam, createLeague, deleteLeague, removeTeam, updateLeague } from './commands.ts';
import { getLeague, listLeagues } from './queries.ts';

const tags = ['Leagues'];
const one = jsonAnswer(leagueDetailSchema, 'The league with its teams and groups');
const params = idParamSchema;
const teamParams = z.object({ id: idSchema, teamId: idSchema });

const routes = {
  list: createRoute({
    method: 'get',
    path: '/leagues',
    tags,
    summary: 'Leagues by name',
    request: { query: leagueListQuerySchema },
    responses: answers({ 200: jsonAnswer(leagueListSchema, 'A page of leagues') }),
  }),
  one: createRoute({
    method: 'get',
    path: '/leagues/{id}',
    tags,
    summary: 'One league with its teams and groups',
    request: { params },
    responses: answers({ 200: one }),
  }),
  create: createRoute({
    method: 'post',
    path: '/leagues',
    tags,
    summary: 'New league (admin)',
    request: { body: jsonBody(createLeagueSchema) },
    responses: answers({ 201: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/leagues/{id}',
    tags,
    summary: 'Change a league (admin)',
    request: { params, body: jsonBody(updateLeagueSchema) },
    responses: answers({ 200: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/leagues/{id}',
    tags,
    summary: 'Archive a league (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  addTeam: createRoute({
    method: 'post',
    path: '/leagues/{id}/teams/{teamId}',
    tags,
    summary: 'Enter a team (admin)',
    request: { params: teamParams },
    responses: answers({ 200: one }),
  }),
  removeTeam: createRoute({
    method: 'delete',
    path: '/leagues/{id}/teams/{teamId}',
    tags,
    summary: 'Take a team without fixtures out (admin)',
    request: { params: teamParams },
    responses: answers(NO_CONTENT),
  }),
};

export function mountLeagues(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) =>
    c.json(await listLeagues(store, c.req.valid('query')), 200),
  );
  api.openapi(routes.one, async (c) =>
    c.json(await getLeague(store, c.req.valid('param').id), 200),
  );
  api.openapi(routes.create, async (c) => {
    const id = await createLeague(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getLeague(store, id), 201, { location: `/api/v1/leagues/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateLeague(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getLeague(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteLeague(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.addTeam, async (c) => {
    const { id, teamId } = c.req.valid('param');
    await addTeam(store, await authorOf(c), id, teamId);
    return c.json(await getLeague(store, id), 200);
  });
  api.openapi(routes.removeTeam, async (c) => {
    const { id, teamId } = c.req.valid('param');
    await removeTeam(store, await authorOf(c), id, teamId);
    return c.body(null, 204);
  });
}
