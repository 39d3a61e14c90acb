import type { LiveScore } from '#contract/live.ts';
import type { Scorer } from './scorer.ts';

const REOPEN_MS = 5000;

/**
 * Follows the live stream of a match and whatever else gives reason to try again. A browser goes
 * back to a stream that broke, but not to one that was answered with an error.
 *
 * @param wake cuts a pause of the scorer short
 * @returns how to stop
 */
export function watchMatch(
  id: string,
  version: number,
  scorer: Scorer,
  wake: () => void,
): () => void {
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = version;

  function open(): void {
    stream = new EventSource(`/api/v1/live?match=${encodeURIComponent(id)}&after=${seen}`);
    stream.addEventListener('score', ({ data }: MessageEvent<string>) => {
      seen = Math.max(seen, (JSON.parse(data) as LiveScore).v);
      scorer.noticeVersion(seen);
    });
    stream.addEventListener('resync', scorer.noticeGap);
    stream.addEventListener('open', wake);
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS);
    });
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
