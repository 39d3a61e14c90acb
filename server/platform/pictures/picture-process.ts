import sharp from 'sharp';
import { answerTasks } from '#server/platform/threads/answer-tasks.ts';
import { drawLayers } from './draw-layers.ts';
import { makeDrawnSquares, makeSquares } from './squares.ts';
import type { PictureAnswer, PictureTask } from './tasks.ts';

sharp.concurrency(1);
sharp.cache(false);

async function carryOut(task: PictureTask): Promise<PictureAnswer> {
  if (task.make === 'squares') return makeSquares(task.upload, task.sizes, task.shape);
  if (task.make === 'drawing') return makeDrawnSquares(task.svg, task.sizes);
  return { png: await drawLayers(task.layers) };
}

answerTasks(carryOut);
