import type { Store } from '#server/platform/db/store.ts';
import { watchHalls } from '#server/play/halls/contact.ts';
import { startPushing } from './start-pushing.ts';

/** As a site a server watches the lines of its halls, in a hall it sends. @returns the function that ends both */
export function startHalls(store: Store, onError: (error: unknown) => void): () => Promise<void> {
  const stopPushing = startPushing(store, onError);
  const stopWatching = watchHalls(store, onError);
  return async () => {
    stopWatching();
    await stopPushing();
  };
}
