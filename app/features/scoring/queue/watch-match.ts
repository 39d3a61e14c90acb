import { openLiveLine } from '#app/lib/live/live-line.ts';
import type { Scorer } from './scorer.ts';

/** The listeners that want to know that the match has moved on. */
type MatchReader = Pick<Scorer, 'noticeVersion' | 'noticeGap'> & {
  /** The pen has been taken over under this number. */
  noticePen?: (epoch: number) => void;
  /** The stream is gone for the moment. */
  noticeLost?: () => void;
};

/**
 * Follows the live stream of a match and whatever else gives reason to try again.
 *
 * @param wake called when there is reason to hope: cuts a pause of the scorer short
 * @returns how to stop
 */
export function watchMatch(
  id: string,
  version: number,
  reader: MatchReader,
  wake: () => void,
): () => void {
  let seen = version;
  const close = openLiveLine({
    query: () => ({ match: id, after: `${seen}` }),
    onScore({ v, pen }) {
      seen = Math.max(seen, v);
      if (pen !== undefined) reader.noticePen?.(pen);
      reader.noticeVersion(seen);
    },
    onGap: reader.noticeGap,
    onOpen: wake,
    onLost: () => reader.noticeLost?.(),
  });
  const onVisible = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    close();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
