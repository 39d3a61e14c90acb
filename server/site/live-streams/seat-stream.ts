import type { HttpBindings } from '@hono/node-server';
import { seatCalls } from '#contract/seats/seat-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { actorKey } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { waitForTurn } from '#server/platform/http/take-connection.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import { socketOutlet } from '#server/platform/live/outlet.ts';
import { createCounts } from '#server/platform/threads/counts.ts';
import { mustFollowSeats } from '#server/play/seats/queries.ts';
import { alreadySent, beginStream, STREAM_HEADERS, streamHead } from './stream-response.ts';

const routes = routesOf(seatCalls);

/** Of one link or account: a phone that comes and goes leaves some behind for a while. */
const MOST_STREAMS = 6;
const RETRY_SECONDS = 30;

export type SeatStreamOptions = { hub: Pick<Hub, 'attend'>; headers: Record<string, string> };

/** The private stream of the people at the scorer's table; the public ones know nothing of requests. */
export function mountSeatStream(api: Api, store: Store, { hub, headers }: SeatStreamOptions): void {
  const readers = createCounts();
  api.openapi(routes.changes, async (c) => {
    const { id } = c.req.valid('param');
    const actor = await c.var.findActor();
    await mustFollowSeats(store.db, actor, id);
    const key = actorKey(actor);
    if (readers.of(key) >= MOST_STREAMS) {
      throw tooMany(textOf('live.tooManyAtAddress'), RETRY_SECONDS);
    }
    const head = { ...headers, ...STREAM_HEADERS, 'cache-control': 'no-store, no-transform' };
    const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    if (c.req.method === 'HEAD' || !incoming || !outgoing) {
      return c.body(null, 200, head) as never;
    }
    if (!(await waitForTurn(incoming, outgoing))) return alreadySent();
    const leave = hub.attend(id, socketOutlet(incoming.socket), () =>
      beginStream({ incoming, outgoing }, streamHead(head), c.var.now),
    );
    if (!leave) {
      const members = { retryAfter: RETRY_SECONDS };
      throw new AppError('UNAVAILABLE', textOf('live.tooManyReaders'), { members });
    }
    const leaveCount = readers.enter(key);
    incoming.socket.once('close', () => {
      leave();
      leaveCount();
    });
    return alreadySent();
  });
}
