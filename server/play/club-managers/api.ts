import { clubManagerCalls } from '#contract/people/club-manager-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { getClub } from '#server/play/clubs/queries.ts';
import { nameClubManager, removeClubManager } from './commands.ts';
import { listClubManagers } from './queries.ts';

const routes = routesOf(clubManagerCalls);

export function mountClubManagers(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { id } = c.req.valid('param');
    const items = await listClubManagers(store.db, await c.var.findActor(), id);
    await getClub(store, id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.name, async (c) => {
    const { id, userId } = c.req.valid('param');
    const author = await authorOf(c);
    await nameClubManager(store, author, id, userId);
    const items = await listClubManagers(store.db, author.actor, id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.remove, async (c) => {
    const { id, userId } = c.req.valid('param');
    await removeClubManager(store, await authorOf(c), id, userId);
    return c.body(null, 204);
  });
}
