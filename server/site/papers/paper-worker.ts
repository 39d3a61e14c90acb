import { parentPort } from 'node:worker_threads';
import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import { drawDay } from './draw-day.ts';
import { drawSchedule } from './draw-schedule.ts';
import type { PaperFacts } from './paper-facts.ts';

/** The task that `api.ts` hands over. */
export type PaperTask = { facts: PaperFacts; language: Language; size: PaperSize };

parentPort?.on('message', async ({ facts, language, size }: PaperTask) => {
  try {
    const draw = facts.kind === 'schedule' ? drawSchedule : drawDay;
    parentPort?.postMessage({ done: await draw(facts, language, size) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
