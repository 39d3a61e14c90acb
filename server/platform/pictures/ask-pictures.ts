import { ApartError, processApart } from '#server/platform/threads/apart.ts';
import { createFairQueue } from '#server/platform/threads/fair-queue.ts';
import type { Layers, PictureAnswer, PictureTask } from './tasks.ts';

/** Uploads of 5 MB wait in memory until it is their turn. */
const queue = createFairQueue({ most: 40, mostEach: 6 });
const ask = processApart<PictureTask, PictureAnswer>(
  new URL('./picture-process.ts', import.meta.url),
);

/** @param who a person or an address: those who ask take turns */
export async function askForSquares(
  who: string,
  upload: Uint8Array,
  sizes: readonly number[],
): Promise<Exclude<PictureAnswer, { png: unknown }>> {
  try {
    const answer = await queue.run(who, () => ask({ make: 'squares', upload, sizes }));
    return 'png' in answer ? { fault: 'no-picture' } : answer;
  } catch (error) {
    // A picture that ends the process that reads it is none.
    if (error instanceof ApartError) return { fault: 'no-picture' };
    throw error;
  }
}

/** Whoever asks has a queue of their own: beside it one upload at most is under way. */
export async function askForLayers(layers: Layers): Promise<Uint8Array> {
  const answer = await ask({ make: 'layers', layers });
  if ('png' in answer) return answer.png;
  throw new Error('The picture process answered something else.');
}
