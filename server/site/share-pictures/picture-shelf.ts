import { oneByOne } from '#server/platform/threads/one-by-one.ts';

/** Pictures of the scores that are shared just now; a match has two, one per language. */
const MOST = 200;

/**
 * Draws a picture once for all who ask, one after the other, so that a crowd of crawlers costs a
 * drawing and not a server. Only the latest are kept.
 */
export function createPictureShelf(most = MOST) {
  const kept = new Map<string, Promise<Uint8Array>>();
  const inTurn = oneByOne();

  return function get(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const drawn = inTurn(draw);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return drawn;
  };
}
