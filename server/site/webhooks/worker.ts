import { parentPort, workerData } from 'node:worker_threads';
import { createPoster, type Letter, type Outcome, type PosterOptions } from './poster.ts';

/** Many at once: each has the number by which its answer is known. */
export type PostTask = { number: number; letter: Letter; now: number };
export type PostAnswer = { number: number; outcome: Outcome };

const poster = createPoster(workerData as PosterOptions);

parentPort!.on('message', async ({ number, letter, now }: PostTask) => {
  const failed = (): Outcome => ({ is: 'failed', status: null, error: 'not sent' });
  const outcome = await poster.post(letter, now).catch(failed);
  parentPort!.postMessage({ number, outcome } satisfies PostAnswer);
});
