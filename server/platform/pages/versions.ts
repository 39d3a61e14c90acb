import type { Feed } from '#server/platform/live/feed.ts';
import type { Freshness } from './freshness.ts';
import type { Shows } from './rendered-page.ts';

/**
 * Names the state of what an answer shows: while it stays the same, so does the answer. On several nodes
 * it is the state after all that was acknowledged anywhere.
 */
export type Versions = (shows: Shows, matchId?: string) => Promise<string>;

export function createVersions(
  feed: Pick<Feed, 'caughtUp'>,
  freshness: Pick<Freshness, 'stamp'>,
): Versions {
  return async (shows, matchId) => {
    await feed.caughtUp();
    return freshness.stamp(shows, matchId);
  };
}
