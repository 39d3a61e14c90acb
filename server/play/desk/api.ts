import type { DeskChange } from '#contract/desk/desk.ts';
import { deskCalls } from '#contract/desk/desk-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';
import { listChanges, selectChanges } from './change-queries.ts';
import { makeChange, undoChange } from './changes.ts';
import { endCourtLinks, makeCourtLinks, openCourt } from './court-links.ts';
import { assignDay } from './crews.ts';
import { planDay } from './plans.ts';
import { getDesk } from './queries.ts';

const routes = routesOf(deskCalls);

/** Openings of courts by one address: a hall behind one address has many courts. */
const OF_ADDRESS = [40, 1 / 10] as const;

export type DeskOptions = {
  trustProxy: number;
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

export function mountDesk(api: Api, store: Store, options: DeskOptions): void {
  const openings = createTokenBucket(...OF_ADDRESS);

  api.openapi(routes.get, async (c) => {
    const actor = await c.var.findActor();
    return c.json(await getDesk(store, actor, c.req.valid('query'), c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.plan, async (c) => {
    const actor = await c.var.findActor();
    return c.json(await planDay(store, actor, c.req.valid('json'), c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.change, async (c) => {
    const author = await authorOf(c);
    const id = await makeChange(store, author, c.req.valid('json'));
    return c.json(await getChange(store, author.actor, id), 201, NO_STORE);
  });
  api.openapi(routes.undo, async (c) => {
    const author = await authorOf(c);
    const { id } = c.req.valid('param');
    await undoChange(store, author, id);
    return c.json(await getChange(store, author.actor, id), 200, NO_STORE);
  });
  api.openapi(routes.crews, async (c) => {
    const author = await authorOf(c);
    const id = await assignDay(store, author, c.req.valid('json'));
    return c.json(await getChange(store, author.actor, id), 201, NO_STORE);
  });
  api.openapi(routes.link, async (c) => {
    const links = await makeCourtLinks(store, await authorOf(c), c.req.valid('json'));
    const origin = options.addressOf(c.req.url);
    const items = links.map(({ court, token, expiresAt }) => ({
      court,
      token,
      // The token stands behind #: it reaches no server log and no Referer header.
      url: `${origin}/score/court#${token}`,
      expiresAt: new Date(expiresAt).toISOString(),
    }));
    return c.json({ items, next: null }, 201, NO_STORE);
  });
  api.openapi(routes.endLinks, async (c) => {
    await endCourtLinks(store, await authorOf(c), c.req.valid('query'));
    return c.body(null, 204);
  });
  api.openapi(routes.open, async (c) => {
    const address = clientAddress(c.env?.incoming, options.trustProxy);
    const wait = openings.take(address, c.var.now);
    if (wait > 0) throw tooMany(textOf('courtLink.tooMany'), wait);
    const opened = await openCourt(store, await authorOf(c), c.req.valid('json').token);
    const expiresAt = new Date(opened.expiresAt).toISOString();
    return c.json({ ...opened, expiresAt }, 200, NO_STORE);
  });
}

async function getChange(store: Store, actor: Actor, id: string): Promise<DeskChange> {
  const row = await selectChanges(store.db).where('desk_change.id', '=', id).executeTakeFirst();
  const change = row && (await listChanges(store.db, actor, row)).find((it) => it.id === id);
  if (!change) throw notFound('desk.notFound');
  return change;
}
