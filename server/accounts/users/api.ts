import { createRoute } from '@hono/zod-openapi';
import {
  meSchema,
  updateUserSchema,
  userListQuerySchema,
  userListSchema,
  userSchema,
} from '#contract/accounts/user.ts';
import { idParamSchema } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { updateRole } from './commands.ts';
import { findUser, listUsers } from './queries.ts';
import { meView, userView } from './views.ts';

const routes = {
  me: createRoute({
    method: 'get',
    path: '/me',
    tags: ['Users'],
    summary: 'The actor behind the session or token',
    responses: answers({ 200: jsonAnswer(meSchema, 'The actor') }),
  }),
  list: createRoute({
    method: 'get',
    path: '/users',
    tags: ['Users'],
    summary: 'Users (admin)',
    request: { query: userListQuerySchema },
    responses: answers({ 200: jsonAnswer(userListSchema, 'A page of users') }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/users/{id}',
    tags: ['Users'],
    summary: 'Change a role (admin; oneself once)',
    request: { params: idParamSchema, body: jsonBody(updateUserSchema) },
    responses: answers({ 200: jsonAnswer(userSchema, 'The user') }),
  }),
};

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
