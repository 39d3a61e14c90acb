import { createRoute } from '@hono/zod-openapi';
import {
  createPlayerSchema,
  playerListQuerySchema,
  playerListSchema,
  playerSchema,
  updatePlayerSchema,
} from '#contract/people/player.ts';
import { idParamSchema, listOf } from '#contract/primitives.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { createPlayer, deletePlayer, updatePlayer } from './commands.ts';
import { listFullRoster, listOwnPlayers } from './full-queries.ts';
import { findPlayer, listPlayers, type Reader } from './queries.ts';

const tags = ['Players'];
const one = jsonAnswer(playerSchema, 'The player, as far as the reader may see');
const params = idParamSchema;
const fullListSchema = listOf(playerSchema);

const routes = {
  list: createRoute({
    method: 'get',
    path: '/players',
    tags,
    summary: 'Players by name',
    request: { query: playerListQuerySchema },
    responses: answers({ 200: jsonAnswer(playerListSchema, 'A page of players') }),
  }),
  mine: createRoute({
    method: 'get',
    path: '/me/players',
    tags,
    summary: 'The player records that are one’s own (signed in)',
    responses: answers({ 200: jsonAnswer(fullListSchema, 'The records, all at once') }),
  }),
  roster: createRoute({
    method: 'get',
    path: '/teams/{id}/players',
    tags,
    summary: 'A team’s players with what is private (admin, its coach)',
    request: { params },
    responses: answers({ 200: jsonAnswer(fullListSchema, 'The players by shirt number') }),
  }),
  one: createRoute({
    method: 'get',
    path: '/players/{id}',
    tags,
    summary: 'One player; phone, e-mail and birth date only for admin, coach and player',
    request: { params },
    responses: answers({ 200: one }),
  }),
  create: createRoute({
    method: 'post',
    path: '/players',
    tags,
    summary: 'New player (admin; the coach, in the own team)',
    request: { body: jsonBody(createPlayerSchema) },
    responses: answers({ 201: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/players/{id}',
    tags,
    summary: 'Change a player (admin, the coach, the player)',
    request: { params, body: jsonBody(updatePlayerSchema) },
    responses: answers({ 200: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/players/{id}',
    tags,
    summary: 'Archive a player (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

export function mountPlayers(api: Api, store: Store): void {
  async function getPlayer(id: string, reader: Reader) {
    const player = await findPlayer(store, id, reader);
    if (!player) throw notFound('player.notFound');
    return player;
  }

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
    c.json(await getPlayer(c.req.valid('param').id, await authorOf(c)), 200),
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
