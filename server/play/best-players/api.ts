import { bestPlayerCalls } from '#contract/matches/best-player-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { findPlayer } from '#server/play/players/queries.ts';
import { chooseBestPlayer } from './commands.ts';
import { findBestPlayer, listBestMatches } from './queries.ts';

const routes = routesOf(bestPlayerCalls);

export function mountBestPlayers(api: Api, store: Store): void {
  api.openapi(routes.one, async (c) => {
    const { id } = await getMatch(store, c.req.valid('param').id);
    return c.json({ player: await findBestPlayer(store, id, c.var.now) }, 200);
  });
  api.openapi(routes.choose, async (c) => {
    const { id } = c.req.valid('param');
    await chooseBestPlayer(store, await authorOf(c), id, c.req.valid('json').player);
    return c.json({ player: await findBestPlayer(store, id, c.var.now) }, 200);
  });
  api.openapi(routes.ofPlayer, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await findPlayer(store, id, { now: c.var.now }))) throw notFound('player.notFound');
    return c.json({ items: await listBestMatches(store, id, c.var.now), next: null }, 200);
  });
}
