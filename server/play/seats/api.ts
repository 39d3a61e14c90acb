import { seatCalls } from '#contract/seats/seat-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import {
  askFor,
  createSeatLink,
  dismissRequest,
  endSeatLinks,
  withdrawRequest,
} from './commands.ts';
import { listSeatRoster, listSeats, readSeat } from './queries.ts';

const routes = routesOf(seatCalls);

export type SeatOptions = {
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

/** The seats around the scorer of a match: links to them, and what they ask for. */
export function mountSeats(api: Api, store: Store, { addressOf }: SeatOptions): void {
  api.openapi(routes.list, async (c) => {
    const { actor, now } = await authorOf(c);
    return c.json(await listSeats(store, actor, c.req.valid('param').id, now), 200, NO_STORE);
  });
  api.openapi(routes.one, async (c) => {
    const { id, seat } = c.req.valid('param');
    return c.json(await readSeat(store, await c.var.findActor(), id, seat), 200, NO_STORE);
  });
  api.openapi(routes.roster, async (c) => {
    const { id, seat } = c.req.valid('param');
    const items = await listSeatRoster(store, await c.var.findActor(), id, seat);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.ask, async (c) => {
    const { id, seat } = c.req.valid('param');
    const author = await authorOf(c);
    await askFor(store, author, id, seat, c.req.valid('json'));
    return c.json(await readSeat(store, author.actor, id, seat), 200, NO_STORE);
  });
  api.openapi(routes.withdraw, async (c) => {
    const { id, seat } = c.req.valid('param');
    await withdrawRequest(store, await authorOf(c), id, seat);
    return c.body(null, 204);
  });
  api.openapi(routes.dismiss, async (c) => {
    const { id, seat } = c.req.valid('param');
    const { request } = c.req.valid('json');
    await dismissRequest(store, await authorOf(c), id, seat, request);
    return c.body(null, 204);
  });
  api.openapi(routes.share, async (c) => {
    const { id, seat } = c.req.valid('param');
    const { token, expiresAt } = await createSeatLink(store, await authorOf(c), id, seat);
    // The token stands behind #: it reaches no server log and no Referer header.
    const url = `${addressOf(c.req.url)}/seat/${id}/${seat}#${token}`;
    const link = { seat, url, token, expiresAt: new Date(expiresAt).toISOString() };
    return c.json(link, 201, NO_STORE);
  });
  api.openapi(routes.unshare, async (c) => {
    const { id, seat } = c.req.valid('param');
    await endSeatLinks(store, await authorOf(c), id, seat);
    return c.body(null, 204);
  });
}
