import { officialCalls } from '#contract/people/official-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { assignCourt } from './assign-court.ts';
import { assignOfficials, createOfficial, deleteOfficial, updateOfficial } from './commands.ts';
import { getOfficial, listMatchOfficials } from './queries.ts';

const routes = routesOf(officialCalls);

export function mountOfficials(api: Api, store: Store): void {
  api.openapi(routes.one, async (c) => {
    return c.json(await getOfficial(store, c.req.valid('param').id), 200);
  });
  api.openapi(routes.create, async (c) => {
    const id = await createOfficial(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getOfficial(store, id), 201, { location: `/api/v1/officials/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateOfficial(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getOfficial(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteOfficial(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.ofMatch, async (c) => {
    const { id } = await getMatch(store, c.req.valid('param').id);
    return c.json({ items: await listMatchOfficials(store.db, id), next: null }, 200);
  });
  api.openapi(routes.assignCourt, async (c) => {
    const { id } = c.req.valid('param');
    const items = await assignCourt(store, await authorOf(c), id, c.req.valid('json'));
    return c.json({ items, next: null }, 200);
  });
  api.openapi(routes.assign, async (c) => {
    const { id } = c.req.valid('param');
    await assignOfficials(store, await authorOf(c), id, c.req.valid('json'));
    return c.json({ items: await listMatchOfficials(store.db, id), next: null }, 200);
  });
}
