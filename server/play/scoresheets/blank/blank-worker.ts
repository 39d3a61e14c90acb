import { parentPort } from 'node:worker_threads';
import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import type { BlankSheets } from './blank-queries.ts';
import { drawBlankSheets } from './draw-blank-sheets.ts';

/** The task of `blank-api.ts`. */
export type BlankTask = { day: BlankSheets; language: Language; size: PaperSize };

parentPort?.on('message', async ({ day, language, size }: BlankTask) => {
  try {
    parentPort?.postMessage({ done: await drawBlankSheets(day, language, size) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
