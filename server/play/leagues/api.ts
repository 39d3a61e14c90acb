import { leagueCalls } from '#contract/leagues/league-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { addTeam, createLeague, deleteLeague, removeTeam, updateLeague } from './commands.ts';
import { copyLeague } from './copy-league.ts';
import { getLeague, listLeagues } from './queries.ts';

const routes = routesOf(leagueCalls);

export function mountLeagues(api: Api, store: Store, storage: Storage): void {
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
  api.openapi(routes.copy, async (c) => {
    const { id: source } = c.req.valid('param');
    const id = await copyLeague(store, storage, await authorOf(c), source, c.req.valid('json'));
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
