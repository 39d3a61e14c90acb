import { messageCalls } from '#contract/messages/message-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { noteSeen } from './commands.ts';
import { listOfficeMessages, listOwnMessages } from './queries.ts';

const routes = routesOf(messageCalls);

/** Messages of the office: one's own ones, and for the office all of its leagues with their ways. */
export function mountMessages(api: Api, store: Store): void {
  api.openapi(routes.mine, async (c) => {
    const actor = await c.var.findActor();
    if (actor.kind !== 'user' && actor.kind !== 'duty-link') {
      throw new AppError('NOT_SIGNED_IN', textOf('signIn.first'));
    }
    const { cursor, before } = c.req.valid('query');
    const messages = await listOwnMessages(store, actor, cursor ?? before, c.var.now);
    return c.json(messages, 200, NO_STORE);
  });
  api.openapi(routes.seen, async (c) => {
    await noteSeen(store, await authorOf(c), c.req.valid('json').message);
    return c.body(null, 204);
  });
  api.openapi(routes.list, async (c) => {
    const actor = await c.var.findActor();
    const query = c.req.valid('query');
    return c.json(await listOfficeMessages(store, actor, query, c.var.now), 200, NO_STORE);
  });
}
