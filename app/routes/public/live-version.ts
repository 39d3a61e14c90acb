import { roomSource } from '#server/platform/live/queries.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';

/**
 * The version of the room of all matches. Read it before the matches of a page: what changes in
 * between is then told once more by the stream, not left out.
 */
export async function liveVersion({ store }: PageContext): Promise<number> {
  const [newest] = await roomSource(store.db).newestLive(1);
  return newest?.liveVersion ?? 0;
}
