import { transferCalls } from '#contract/transfers/transfer-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { transferPlayer } from './commands.ts';
import { getPlayerHistory, getTransfer, listTransfers } from './queries.ts';
import { undoTransfer } from './undo.ts';

const routes = routesOf(transferCalls);

/** Players who change the team, with the day and who allowed it. */
export function mountTransfers(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const items = await listTransfers(store.db, c.req.valid('query'), c.var.now);
    return c.json({ items, next: null }, 200);
  });
  api.openapi(routes.history, async (c) => {
    return c.json(await getPlayerHistory(store.db, c.req.valid('param').id, c.var.now), 200);
  });
  api.openapi(routes.create, async (c) => {
    const author = await authorOf(c);
    const id = await transferPlayer(store, author, c.req.valid('param').id, c.req.valid('json'));
    return c.json(await getTransfer(store.db, id, author.now), 201);
  });
  api.openapi(routes.undo, async (c) => {
    const { id, transfer } = c.req.valid('param');
    await undoTransfer(store, await authorOf(c), id, transfer);
    return c.body(null, 204);
  });
}
