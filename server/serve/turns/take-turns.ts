import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createFairQueue, type FairQueue } from '#server/platform/threads/fair-queue.ts';
import { isInner } from './inner.ts';
import { askerKey, isKeptRead } from './kept-reads.ts';

/** A scorer at the court waits for nobody, nor do readers without a stream, who ask for the line. */
const AT_ONCE = /^[/]api[/]v1[/]matches[/][^/]+[/](?:line|status|sets[/][^/]+|pen|events|parked)$/;
const STREAM = '/api/v1/live';
/** Streams open by the thousand after a restart, many of them behind the address of one network. */
const STREAMS_AT_ONCE = { max: 50_000, maxPerClient: 20_000, atOnce: 16, turnsBetween: 2 };

/**
 * The calls of one person begin one to each turn of the event loop: three hundred that arrive together
 * would be carried out one after the other before anybody else is heard.
 */
export function takeTurns(queue: FairQueue, trustProxy: number): MiddlewareHandler<ApiEnv> {
  const streams = createFairQueue(STREAMS_AT_ONCE);
  return async (c, next) => {
    const { method, path } = c.req;
    if (path === STREAM) {
      await streams.run(clientAddress(c.env?.incoming, trustProxy), async () => {});
      return next();
    }
    // Cached answers have turns of their own, and only where they are made.
    if (isInner(c.env) || AT_ONCE.test(path) || isKeptRead(method, path)) return next();
    // Outside the API nobody is known.
    const actor = await c.var.peekActor?.();
    await queue.run(askerKey(actor, clientAddress(c.env?.incoming, trustProxy)), async () => {});
    return next();
  };
}
