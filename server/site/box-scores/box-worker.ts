import { parentPort } from 'node:worker_threads';
import type { Language } from '#contract/language.ts';
import type { BoxFacts } from './box-facts.ts';
import { drawBox } from './draw-box.ts';

/** The task that `api.ts` hands over. */
export type BoxTask = { facts: BoxFacts; language: Language };

parentPort?.on('message', async ({ facts, language }: BoxTask) => {
  try {
    parentPort?.postMessage({ done: await drawBox(facts, language) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
