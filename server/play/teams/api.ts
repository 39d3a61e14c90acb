import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  addPlayerToTeamSchema,
  createTeamSchema,
  teamDetailSchema,
  teamListQuerySchema,
  teamListSchema,
  updateTeamSchema,
} from '#contract/people/team.ts';
import { teamRequestSchema } from '#contract/people/team-request.ts';
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
import { addPlayer } from '#server/play/team-requests/commands.ts';
import { getTeamRequest } from '#server/play/team-requests/queries.ts';
import { createTeam, deleteTeam, removePlayer, updateTeam } from './commands.ts';
import { getTeam, listCoachedTeams, listTeams } from './queries.ts';

const tags = ['Teams'];
const one = jsonAnswer(teamDetailSchema, 'The team with its players');
const params = idParamSchema;
const rosterParams = z.object({ id: idSchema, playerId: idSchema });

const routes = {
  list: createRoute({
    method: 'get',
    path: '/teams',
    tags,
    summary: 'Teams by name',
    request: { query: teamListQuerySchema },
    responses: answers({ 200: jsonAnswer(teamListSchema, 'A page of teams') }),
  }),
  mine: createRoute({
    method: 'get',
    path: '/me/teams',
    tags,
    summary: 'The teams that one coaches (signed in)',
    responses: answers({ 200: jsonAnswer(teamListSchema, 'The teams, all at once') }),
  }),
  one: createRoute({
    method: 'get',
    path: '/teams/{id}',
    tags,
    summary: 'One team with coachName and players',
    request: { params },
    responses: answers({ 200: one }),
  }),
  create: createRoute({
    method: 'post',
    path: '/teams',
    tags,
    summary: 'New team (admin)',
    request: { body: jsonBody(createTeamSchema) },
    responses: answers({ 201: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/teams/{id}',
    tags,
    summary: 'Change a team (admin, its coach)',
    request: { params, body: jsonBody(updateTeamSchema) },
    responses: answers({ 200: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/teams/{id}',
    tags,
    summary: 'Archive a team (admin); fixtures keep the name',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  addPlayer: createRoute({
    method: 'post',
    path: '/teams/{id}/players',
    tags,
    summary:
      'Put a player into the team (admin, its coach), or ask for one: a player is in one team',
    request: { params, body: jsonBody(addPlayerToTeamSchema) },
    responses: answers({
      200: one,
      202: jsonAnswer(teamRequestSchema, 'The player or an administrator is asked first'),
    }),
  }),
  removePlayer: createRoute({
    method: 'delete',
    path: '/teams/{id}/players/{playerId}',
    tags,
    summary: 'Take a player out of the team (admin, its coach)',
    request: { params: rosterParams },
    responses: answers(NO_CONTENT),
  }),
};

/** @param mailOrigin where links in mails lead; without it this installation sends no mail */
export function mountTeams(api: Api, store: Store, mailOrigin: string | undefined): void {
  api.openapi(routes.list, async (c) => c.json(await listTeams(store, c.req.valid('query')), 200));
  api.openapi(routes.mine, async (c) => {
    const items = await listCoachedTeams(store, ownAccount(await c.var.findActor()));
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.one, async (c) => c.json(await getTeam(store, c.req.valid('param').id), 200));
  api.openapi(routes.create, async (c) => {
    const id = await createTeam(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getTeam(store, id), 201, { location: `/api/v1/teams/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateTeam(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getTeam(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteTeam(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.addPlayer, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    const request = await addPlayer(store, author, id, c.req.valid('json'), mailOrigin);
    if (request !== undefined) {
      return c.json(await getTeamRequest(store, request, author.now), 202, NO_STORE);
    }
    return c.json(await getTeam(store, id), 200);
  });
  api.openapi(routes.removePlayer, async (c) => {
    const { id, playerId } = c.req.valid('param');
    await removePlayer(store, await authorOf(c), id, playerId);
    return c.body(null, 204);
  });
}
