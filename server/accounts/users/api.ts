import { userCalls } from '#contract/accounts/user-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { inviteUser, makeAllSignInLinks, makeSignInLink } from '../links/handed-over.ts';
import { updateRole } from './commands.ts';
import { findUser, findUsers, listUsers } from './queries.ts';
import { namedRolesOf } from './role-queries.ts';
import { meView, userView } from './views.ts';

const routes = routesOf(userCalls);

export type UserOptions = {
  /**
   * The site's address for links that people open; `requestUrl` is the address of the
   * administrator's request.
   */
  addressOf: (requestUrl: string) => string;
};

export function mountUsers(api: Api, store: Store, { addressOf }: UserOptions): void {
  async function getUser(id: string) {
    const user = await findUser(store, id);
    if (!user) throw notFound('user.notFound');
    return user;
  }

  api.openapi(routes.me, async (c) => {
    const actor = await c.var.findActor();
    if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN', textOf('signIn.nobody'));
    const [user, roles] = await Promise.all([getUser(actor.id), namedRolesOf(store.db, actor.id)]);
    return c.json(meView(user, roles), 200, NO_STORE);
  });
  api.openapi(routes.list, async (c) => {
    return c.json(await listUsers(store, c.req.valid('query')), 200);
  });
  api.openapi(routes.create, async (c) => {
    const input = c.req.valid('json');
    const origin = addressOf(c.req.url);
    const { id, ...link } = await inviteUser(store, await authorOf(c), input, origin);
    return c.json({ user: userView(await getUser(id)), ...link }, 201, NO_STORE);
  });
  api.openapi(routes.link, async (c) => {
    const { id } = c.req.valid('param');
    const place = { origin: addressOf(c.req.url), ...c.req.valid('json') };
    return c.json(await makeSignInLink(store, await authorOf(c), { id }, place), 201, NO_STORE);
  });
  api.openapi(routes.links, async (c) => {
    const place = { origin: addressOf(c.req.url), ...c.req.valid('json') };
    const links = await makeAllSignInLinks(store, await authorOf(c), place);
    const users = await findUsers(
      store,
      links.map(({ id }) => id),
    );
    const items = links.map(({ id, ...link }) => ({ user: users.get(id)!, ...link }));
    return c.json({ items, next: null }, 201, NO_STORE);
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateRole(store, await authorOf(c), id, c.req.valid('json').role);
    return c.json(userView(await getUser(id)), 200);
  });
}
