import { partnerCalls } from '#contract/people/partner-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { createPartner, deletePartner, updatePartner } from './commands.ts';
import { getPartner, listPartners } from './queries.ts';

const routes = routesOf(partnerCalls);

export function mountPartners(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const { mine, ...page } = c.req.valid('query');
    if (!mine) return c.json(await listPartners(store, page), 200);
    const actor = await c.var.findActor();
    if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN', textOf('signIn.nobody'));
    const own = await listPartners(store, { ...page, account: actor.id });
    return c.json(own, 200, NO_STORE);
  });
  api.openapi(routes.one, async (c) =>
    c.json(await getPartner(store, c.req.valid('param').id), 200),
  );
  api.openapi(routes.create, async (c) => {
    const id = await createPartner(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getPartner(store, id), 201, { location: `/api/v1/partners/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updatePartner(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getPartner(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deletePartner(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
