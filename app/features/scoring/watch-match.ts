import type { LiveScore } from '#contract/live.ts';
import type { Scorer } from './scorer.ts';

/** Who wants to know that the match has moved on. */
type MatchReader = Pick<Scorer, 'noticeVersion' | 'noticeGap'> & {
  /** The pen has been taken over under this number. */
  noticePen?: (epoch: number) => void;
  /** The stream is gone for the moment. */
  noticeLost?: () => void;
};

const REOPEN_MS = 5000;
/** The server is heard every 20 s: the second beat is missing, too. */
const DEAD_MS = 45_000;

/**
 * Follows the live stream of a match and whatever else gives reason to try again. A browser goes
 * back to a stream that broke, but not to one that was answered with an error, nor does it notice one
 * that has died without a word, such as that of a device out of reach.
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
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = version;

  function open(): void {
    stream = new EventSource(`/api/v1/live?match=${encodeURIComponent(id)}&after=${seen}`);
    hear();
    stream.addEventListener('beat', hear);
    stream.addEventListener('score', ({ data }: MessageEvent<string>) => {
      hear();
      const { v, pen } = JSON.parse(data) as LiveScore;
      seen = Math.max(seen, v);
      if (pen !== undefined) reader.noticePen?.(pen);
      reader.noticeVersion(seen);
    });
    stream.addEventListener('resync', reader.noticeGap);
    stream.addEventListener('open', () => {
      hear();
      wake();
    });
    stream.addEventListener('error', () => {
      reader.noticeLost?.();
      if (stream.readyState === EventSource.CLOSED) openIn(REOPEN_MS);
    });
  }

  function hear(): void {
    openIn(DEAD_MS);
  }

  function openIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reader.noticeLost?.();
      stream.close();
      open();
    }, ms);
  }

  const onVisible = () => document.visibilityState === 'visible' && wake();
  open();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    stream.close();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
