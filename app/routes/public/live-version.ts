import type { PageContext } from '#server/http/page-context.ts';
import { roomSource } from '#server/live/queries.ts';

/**
 * The version of the room of all matches. Read it before the matches of a page: what changes in
 * between is then told once more by the stream, not left out.
 */
export async function liveVersion({ store }: PageContext): Promise<number> {
  const [newest] = await roomSource(store.db).newestLive(1);
  return newest?.liveVersion ?? 0;
}
