import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawLayers } from './draw-layers.ts';
import { makeDrawnSquares, makeSquares } from './squares.ts';
import type { PictureAnswer, PictureTask } from './tasks.ts';

/** Everybody else's pages and points go first. */
const NICENESS = 10;

setPriority(NICENESS);
sharp.concurrency(1);
sharp.cache(false);

async function carryOut(task: PictureTask): Promise<PictureAnswer> {
  if (task.make === 'squares') return makeSquares(task.upload, task.sizes);
  if (task.make === 'drawing') return makeDrawnSquares(task.svg, task.sizes);
  return { png: await drawLayers(task.layers) };
}

process.on('message', async (task: PictureTask) => {
  try {
    process.send?.({ done: await carryOut(task) });
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
