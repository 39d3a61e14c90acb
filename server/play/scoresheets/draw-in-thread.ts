import { threadWorker } from '#server/platform/threads/worker.ts';
import type { SheetTask } from './sheet-worker.ts';

/** In a thread of its own, one sheet after the other: each takes 50 ms, in which no score would go out. */
export const drawInThread = threadWorker<SheetTask, Uint8Array>(
  new URL('./sheet-worker.ts', import.meta.url),
);
