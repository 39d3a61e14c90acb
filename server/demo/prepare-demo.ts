import { isEmpty } from '#server/exchange/portable/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { readDemoState } from '#server/site/setup/demo-state.ts';
import { DEMO_AUTHOR, loadDemo } from './commands.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { startReplay } from './start-replay.ts';

/** The state that the program finds when it starts. */
export type DemoPlace = {
  /** The data are a file of ours, not a database that somebody set up on purpose. */
  isOwnFile: boolean;
  /** There was no such file before this start. */
  isNew: boolean;
};

/**
 * Whether this installation shows the demonstration; loads it where it is wanted and missing. `auto`
 * wants it in a new data directory only, and from then on there; `on` in any empty system.
 */
export async function prepareDemo(
  { store, storage }: { store: Store; storage: Storage },
  mode: 'auto' | 'on' | 'off',
  { isOwnFile, isNew }: DemoPlace,
  now: number,
): Promise<boolean> {
  if (mode === 'off' || (mode === 'auto' && !isOwnFile)) return false;
  const state = await readDemoState(store.db);
  if (state === 'loaded') return true;
  // Somebody started empty on purpose.
  if (state === 'removed') return false;
  if (mode === 'auto' && !isNew) return false;
  if (!(await isEmpty(store.db))) return false;
  try {
    await loadDemo(store, { actor: DEMO_AUTHOR, now });
    await makePictures(store, storage, { actor: DEMO_AUTHOR, now });
  } catch (error) {
    // Another node that started at the same time was quicker.
    if (!(error instanceof AppError) || (await readDemoState(store.db)) !== 'loaded') throw error;
  }
  return true;
}

/** The demonstration, as the first administrator asks for it in the browser. */
export function demoFiller(
  { store, storage }: { store: Store; storage: Storage },
  opened: AsyncDisposableStack,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return async () => {
    const author = { actor: DEMO_AUTHOR, now: Date.now() };
    await loadDemo(store, author);
    await makePictures(store, storage, author);
    const replay = startReplay(store, { onError });
    opened.defer(() => replay.stop());
  };
}
