import type { Database } from '#server/platform/db/connect.ts';
import type { Feed } from '../feed.ts';
import { createEdge } from './edge.ts';
import { findOpenRooms } from './open-rooms.ts';
import { type EdgePublisher, publishToEdges } from './publish-to-edges.ts';

/** Without edges nothing is published. */
export function startEdges(
  urls: readonly string[] | undefined,
  db: Database,
  feed: Feed,
  onError: (error: unknown) => void,
): EdgePublisher | undefined {
  if (urls === undefined) return undefined;
  const edges = urls.map((url) => createEdge({ url, onError }));
  return publishToEdges({
    feed,
    edges,
    openRooms: () => findOpenRooms(db, Date.now()),
    onError,
  });
}
