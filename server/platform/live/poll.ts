import type { Feed } from './feed.ts';

/** Looks for changes of others every so often, whether or not anything woke us. */
export function pollFeed(
  feed: Pick<Feed, 'caughtUp'>,
  everyMs: number,
  onTrouble: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void feed.caughtUp().catch(onTrouble), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
