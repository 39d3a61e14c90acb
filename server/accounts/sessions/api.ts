import { createRoute } from '@hono/zod-openapi';
import { sessionListSchema } from '#contract/accounts/account.ts';
import { idParamSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  NO_CONTENT,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { endAllSessions, endSession, endSessionsOf, ownAccount } from './commands.ts';
import { listSessions } from './queries.ts';

const tags = ['Accounts'];

const routes = {
  list: createRoute({
    method: 'get',
    path: '/account/sessions',
    tags,
    summary: 'Where one is signed in',
    responses: answers({ 200: jsonAnswer(sessionListSchema, 'The sessions that hold') }),
  }),
  end: createRoute({
    method: 'delete',
    path: '/account/sessions/{id}',
    tags,
    summary: 'Sign one device out',
    request: { params: idParamSchema },
    responses: answers(NO_CONTENT),
  }),
  endAll: createRoute({
    method: 'delete',
    path: '/account/sessions',
    tags,
    summary: 'Sign out everywhere',
    responses: answers(NO_CONTENT),
  }),
  endOf: createRoute({
    method: 'delete',
    path: '/users/{id}/sessions',
    tags: ['Users'],
    summary: 'Sign a user out everywhere (admin); tokens of the API and scorer links stay',
    request: { params: idParamSchema },
    responses: answers(NO_CONTENT),
  }),
};

export function mountSessions(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const userId = ownAccount(await c.var.findActor());
    const session = await c.var.findSession();
    const items = await listSessions(store, userId, session?.id, c.var.now);
    return c.json({ items }, 200, NO_STORE);
  });
  api.openapi(routes.end, async (c) => {
    await endSession(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.endAll, async (c) => {
    await endAllSessions(store, await authorOf(c));
    return c.body(null, 204);
  });
  api.openapi(routes.endOf, async (c) => {
    await endSessionsOf(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
