import { parentPort } from 'node:worker_threads';
import type { Language } from '#contract/language.ts';
import { drawSheet } from './draw-sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** The task of `draw-in-thread.ts`. */
export type SheetTask = { facts: SheetFacts; language: Language };

parentPort?.on('message', async ({ facts, language }: SheetTask) => {
  try {
    parentPort?.postMessage({ done: await drawSheet(facts, language) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
