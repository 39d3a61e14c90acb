import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { AppError, notFound } from '#server/errors/app-error.ts';
import type { Hub } from './hub.ts';
import { responseOutlet } from './outlet.ts';

export type LiveStreamOptions = {
  hub: Hub;
  matchExists: (id: string) => Promise<boolean>;
  /** Sent with every stream, beside its own: the security headers of the house. */
  headers?: Record<string, string>;
};

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies that compress or collect would hold the scores back.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** Anything but a whole number is of no room's past, and is answered with a resync. */
function readId(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

/**
 * `GET /live` and `GET /live?match=<id>`. `after` is for a first connection what Last-Event-ID is
 * for the following ones: the version that the page shows, so that nothing between the page and
 * the stream is missed.
 */
export function mountLiveStream(
  app: Hono<{ Bindings: HttpBindings }>,
  { hub, matchExists, headers = {} }: LiveStreamOptions,
): void {
  app.get('/live', async (c) => {
    const match = c.req.query('match');
    if (match !== undefined && !(await matchExists(match))) throw notFound('Match');
    const { outgoing } = c.env;
    const head = { ...headers, ...STREAM_HEADERS };
    if (c.req.method === 'HEAD') return c.body(null, 200, head);
    if (!('socket' in outgoing) || outgoing.destroyed) return alreadySent();

    const leave = await hub.enter({
      outlet: responseOutlet(outgoing),
      match,
      lastId: readId(c.req.header('last-event-id')) ?? readId(c.req.query('after')),
      onOpen: () => outgoing.writeHead(200, head),
    });
    if (!leave) {
      throw new AppError('UNAVAILABLE', 'Too many readers at the moment. Try again soon.', {
        members: { retryAfter: 10 },
      });
    }
    outgoing.once('close', leave);
    if (outgoing.destroyed) leave();
    return alreadySent();
  });
}

/** A copy, because middleware writes its headers into whatever it is given. */
function alreadySent(): Response {
  return RESPONSE_ALREADY_SENT.clone();
}
