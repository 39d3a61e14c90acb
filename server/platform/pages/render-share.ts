import { textOf } from '#contract/text/text.ts';
import { tooMany } from '#server/platform/errors/app-error.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';
import type { Client } from '#server/platform/threads/drawing-cache.ts';
import { createFairQueue } from '#server/platform/threads/fair-queue.ts';
import type { Admit } from './page-answer.ts';

/** Of one address: the phones of a mobile network share one, and most pages are kept already. */
const AT_ONCE = 300;
const PER_SECOND = 20;
const WAITING = { max: 2000, maxPerClient: 300, atOnce: 4 };

export type RenderShare = {
  /** Admits what this client has rendered, as often as the limits allow. */
  admit: (client: Client) => Admit;
  /** Short work in the same turns, which takes nothing of the allowance. */
  inTurn: <T>(client: string, work: () => Promise<T>) => Promise<T>;
};

/**
 * Uncached pages are rendered in turns: a client that requests hundreds of pages waits for its own,
 * and everybody else for one of them.
 */
export function createRenderShare(): RenderShare {
  const bucket = createTokenBucket(AT_ONCE, PER_SECOND);
  const queue = createFairQueue(WAITING);
  return {
    admit:
      ({ id, now }) =>
      async (render) => {
        const wait = bucket.take(id, now);
        if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
        return queue.run(id, render);
      },
    inTurn: queue.run,
  };
}
