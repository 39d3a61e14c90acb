import { userCalls } from '#contract/accounts/user-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { updateRole } from './commands.ts';
import { findUser, listUsers } from './queries.ts';
import { meView, userView } from './views.ts';

const routes = routesOf(userCalls);

export function mountUsers(api: Api, store: Store): void {
  async function getUser(id: string) {
    const user = await findUser(store, id);
    if (!user) throw notFound('user.notFound');
    return user;
  }

  api.openapi(routes.me, async (c) => {
    const actor = await c.var.findActor();
    if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN', textOf('signIn.nobody'));
    return c.json(meView(await getUser(actor.id)), 200, NO_STORE);
  });
  api.openapi(routes.list, async (c) => {
    return c.json(await listUsers(store, c.req.valid('query')), 200);
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateRole(store, await authorOf(c), id, c.req.valid('json').role);
    return c.json(userView(await getUser(id)), 200);
  });
}
