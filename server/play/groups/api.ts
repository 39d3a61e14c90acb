import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { createGroupSchema, groupListSchema, groupSchema } from '#contract/leagues/league.ts';
import { idParamSchema, idSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
} from '#server/platform/http/api.ts';
import { listGroups, mustBeLeague } from '#server/play/leagues/queries.ts';
import { addGroupTeam, createGroup, deleteGroup, removeGroupTeam } from './commands.ts';

const tags = ['Groups'];
const one = jsonAnswer(groupSchema, 'The group with its teams');
const groupParams = z.object({ id: idSchema, gid: idSchema });
const teamParams = z.object({ id: idSchema, gid: idSchema, teamId: idSchema });

const routes = {
  list: createRoute({
    method: 'get',
    path: '/leagues/{id}/groups',
    tags,
    summary: "A league's groups by name",
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(groupListSchema, 'All groups') }),
  }),
  create: createRoute({
    method: 'post',
    path: '/leagues/{id}/groups',
    tags,
    summary: 'New group (admin)',
    request: { params: idParamSchema, body: jsonBody(createGroupSchema) },
    responses: answers({ 201: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/leagues/{id}/groups/{gid}',
    tags,
    summary: 'Delete a group (admin); its matches stay',
    request: { params: groupParams },
    responses: answers(NO_CONTENT),
  }),
  addTeam: createRoute({
    method: 'post',
    path: '/leagues/{id}/groups/{gid}/teams/{teamId}',
    tags,
    summary: 'Put a team into a group (admin); it is in one group of a league',
    request: { params: teamParams },
    responses: answers({ 200: one }),
  }),
  removeTeam: createRoute({
    method: 'delete',
    path: '/leagues/{id}/groups/{gid}/teams/{teamId}',
    tags,
    summary: 'Take a team out of a group (admin)',
    request: { params: teamParams },
    responses: answers(NO_CONTENT),
  }),
};

export function mountGroups(api: Api, store: Store): void {
  async function getGroup(leagueId: string, groupId: string) {
    const group = (await listGroups(store, leagueId)).find(({ id }) => id === groupId);
    if (!group) throw notFound('group.notFound');
    return group;
  }

  api.openapi(routes.list, async (c) => {
    const { id } = c.req.valid('param');
    await mustBeLeague(store, id);
    return c.json({ items: await listGroups(store, id), next: null }, 200);
  });
  api.openapi(routes.create, async (c) => {
    const { id } = c.req.valid('param');
    const gid = await createGroup(store, await authorOf(c), id, c.req.valid('json').name);
    const location = `/api/v1/leagues/${id}/groups/${gid}`;
    return c.json(await getGroup(id, gid), 201, { location });
  });
  api.openapi(routes.remove, async (c) => {
    const { id, gid } = c.req.valid('param');
    await deleteGroup(store, await authorOf(c), id, gid);
    return c.body(null, 204);
  });
  api.openapi(routes.addTeam, async (c) => {
    const { id, gid, teamId } = c.req.valid('param');
    await addGroupTeam(store, await authorOf(c), id, gid, teamId);
    return c.json(await getGroup(id, gid), 200);
  });
  api.openapi(routes.removeTeam, async (c) => {
    const { id, gid, teamId } = c.req.valid('param');
    await removeGroupTeam(store, await authorOf(c), id, gid, teamId);
    return c.body(null, 204);
  });
}
