import { textOf } from '#contract/text/text.ts';
import { tooMany } from '#server/platform/errors/app-error.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** The client, an address or a person, and the time of the request. */
export type Client = { id: string; now: number };

export type DrawingCache<T> = (
  /** The same for the same drawing; undefined for one that is nobody else's, and is not kept. */
  key: string | undefined,
  client: Client,
  draw: () => Promise<T>,
) => Promise<T>;

export type DrawingCacheLimits = {
  /** Drawings that are kept: the ones not asked for the longest time go first. */
  max: number;
  /** Drawings that wait: of all, and of one who asks. */
  waiting: { max: number; maxPerClient: number };
  /** New drawings of one who asks: so many at once, and so many a second. */
  atOnce: number;
  perSecond: number;
};

/** Of this process: papers and share pictures. */
const queues: FairQueue[] = [];

/** Drawings that wait, and those that are being made. */
export function drawingsWaiting(): number {
  return queues.reduce((sum, queue) => sum + queue.length(), 0);
}

const SENTENCE = textOf('limit.aMoment');

/**
 * Makes a drawing once for all who ask, one after the other, so that a crowd of crawlers costs a
 * drawing and not a server. Cached drawings are answered without any limit.
 */
export function createDrawingCache<T>(limits: DrawingCacheLimits): DrawingCache<T> {
  const drawings = new Map<string, Promise<T>>();
  const queue = createFairQueue(limits.waiting);
  queues.push(queue);
  const bucket = createTokenBucket(limits.atOnce, limits.perSecond);

  function makeRoom() {
    for (const oldest of drawings.keys()) {
      if (drawings.size <= limits.max) return;
      drawings.delete(oldest);
    }
  }

  return async function get(key, { id: client, now }, draw) {
    const known = key === undefined ? undefined : drawings.get(key);
    if (key !== undefined && known) {
      drawings.delete(key);
      drawings.set(key, known);
      return known;
    }
    const wait = bucket.take(client, now);
    if (wait > 0) throw tooMany(SENTENCE, wait);
    const drawn = queue.run(client, draw);
    if (key === undefined) return drawn;
    drawings.set(key, drawn);
    drawn.catch(() => drawings.delete(key));
    makeRoom();
    return drawn;
  };
}
