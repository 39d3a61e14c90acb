import { playerCalls } from '#contract/people/player-calls.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { currentId } from '#server/play/merges/queries.ts';
import { createPlayer, deletePlayer, updatePlayer } from './commands.ts';
import { listFullRoster, listOwnPlayers } from './full-queries.ts';
import { findPlayer, listPlayers, type Reader } from './queries.ts';

const routes = routesOf(playerCalls);

export function mountPlayers(api: Api, store: Store): void {
  async function getPlayer(id: string, reader: Reader) {
    const player = await findPlayer(store, id, reader);
    if (!player) throw notFound('player.notFound');
    return player;
  }

  // The id of a record that became a part of another one leads there.
  const currentOf = (id: string) => currentId(store.db, 'player', id);

  api.openapi(routes.list, async (c) =>
    c.json(await listPlayers(store, c.req.valid('query'), await authorOf(c)), 200),
  );
  api.openapi(routes.mine, async (c) => {
    const items = await listOwnPlayers(store, ownAccount(await c.var.findActor()), c.var.now);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.roster, async (c) => {
    const items = await listFullRoster(store, await authorOf(c), c.req.valid('param').id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.one, async (c) =>
    c.json(await getPlayer(await currentOf(c.req.valid('param').id), await authorOf(c)), 200),
  );
  api.openapi(routes.create, async (c) => {
    const author = await authorOf(c);
    const id = await createPlayer(store, author, c.req.valid('json'));
    return c.json(await getPlayer(id, author), 201, { location: `/api/v1/players/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const author = await authorOf(c);
    const { id } = c.req.valid('param');
    await updatePlayer(store, author, id, c.req.valid('json'));
    return c.json(await getPlayer(id, author), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deletePlayer(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
