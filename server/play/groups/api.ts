import { groupCalls } from '#contract/leagues/group-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { listGroups, mustBeLeague } from '#server/play/leagues/queries.ts';
import { addGroupTeam, createGroup, deleteGroup, removeGroupTeam } from './commands.ts';

const routes = routesOf(groupCalls);

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
