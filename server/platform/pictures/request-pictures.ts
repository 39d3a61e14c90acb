import { createFairQueue } from '#server/platform/threads/fair-queue.ts';
import { processWorker, WorkerError } from '#server/platform/threads/worker.ts';
import type { Layers, PictureAnswer, PictureShape, PictureTask } from './tasks.ts';

/** Uploads of 5 MB wait in memory until it is their turn. */
const queue = createFairQueue({ max: 40, maxPerClient: 6 });
const runTask = processWorker<PictureTask, PictureAnswer>(
  new URL('./picture-process.ts', import.meta.url),
);

/** Uploads that wait, and the one that is being made. */
export const picturesWaiting = () => queue.length();

/** @param client a person or an address: those who ask take turns */
export async function requestSquares(
  client: string,
  upload: Uint8Array,
  sizes: readonly number[],
  shape: PictureShape,
): Promise<Exclude<PictureAnswer, { png: unknown }>> {
  try {
    const answer = await queue.run(client, () =>
      runTask({ make: 'squares', upload, sizes, shape }),
    );
    return 'png' in answer ? { fault: 'no-picture' } : answer;
  } catch (error) {
    // A picture that ends the process that reads it is none.
    if (error instanceof WorkerError) return { fault: 'no-picture' };
    throw error;
  }
}

/** Each client has a queue of its own: at most one upload of others is in progress beside it. */
export async function requestLayers(layers: Layers): Promise<Uint8Array> {
  const answer = await runTask({ make: 'layers', layers });
  if ('png' in answer) return answer.png;
  throw new Error('The picture process answered something else.');
}

/** A drawing of our own, for which nobody waits in the queue of uploads. */
export async function requestDrawing(
  svg: string,
  sizes: readonly number[],
): Promise<ReadonlyMap<number, Uint8Array>> {
  const answer = await runTask({ make: 'drawing', svg, sizes });
  if ('images' in answer) return answer.images;
  throw new Error('The picture process answered something else.');
}
