import type { Feed } from './feed.ts';

/** Looks for changes of others every so often, whether or not anything woke us. */
export function pollFeed(
  feed: Pick<Feed, 'caughtUp'>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void feed.caughtUp().catch(onError), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
