import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { FairQueue } from '#server/platform/threads/fair-queue.ts';
import { isInner } from './inner.ts';
import { askerKey, isKeptRead } from './kept-reads.ts';

/**
 * A scorer at the court waits for nobody, streams open by the thousand after a restart, and the line
 * is what those ask for who have none.
 */
const AT_ONCE =
  /^[/]api[/]v1[/](?:live$|matches[/][^/]+[/](?:line|status|sets[/][^/]+|pen|events|parked)$)/;

/**
 * The calls of one person begin one to each turn of the event loop: three hundred that arrive together
 * would be carried out one after the other before anybody else is heard.
 */
export function takeTurns(queue: FairQueue, trustProxy: number): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, path } = c.req;
    // What is kept has turns of its own, and only where it is made.
    if (isInner(c.env) || AT_ONCE.test(path) || isKeptRead(method, path)) return next();
    // Outside the API nobody is known.
    const actor = await c.var.peekActor?.();
    await queue.run(askerKey(actor, clientAddress(c.env?.incoming, trustProxy)), async () => {});
    return next();
  };
}
