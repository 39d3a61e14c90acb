import { clubCalls } from '#contract/people/club-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { currentId } from '#server/play/merges/queries.ts';
import { createClub, deleteClub, updateClub } from './commands.ts';
import { getClub, listClubs } from './queries.ts';

const routes = routesOf(clubCalls);

export function mountClubs(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => c.json(await listClubs(store, c.req.valid('query')), 200));
  api.openapi(routes.one, async (c) => {
    const id = await currentId(store.db, 'club', c.req.valid('param').id);
    return c.json(await getClub(store, id), 200);
  });
  api.openapi(routes.create, async (c) => {
    const id = await createClub(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getClub(store, id), 201, { location: `/api/v1/clubs/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateClub(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getClub(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteClub(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
