import type { Store } from '#server/platform/db/store.ts';
import { DEMO_AUTHOR, loadDemo } from './commands.ts';
import { startReplay } from './start-replay.ts';

/** The demonstration, as the first administrator asks for it in the browser. */
export function demoFiller(
  store: Store,
  opened: AsyncDisposableStack,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return async () => {
    await loadDemo(store, { actor: DEMO_AUTHOR, now: Date.now() });
    const replay = startReplay(store, { onError });
    opened.defer(() => replay.stop());
  };
}
