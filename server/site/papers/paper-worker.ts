import { parentPort } from 'node:worker_threads';
import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import { drawBracket } from './draw-bracket.ts';
import { drawCrew } from './draw-crew.ts';
import { drawDay } from './draw-day.ts';
import { drawPasses } from './draw-passes.ts';
import { drawPoster } from './draw-poster.ts';
import { drawSchedule } from './draw-schedule.ts';
import { drawStatement } from './draw-statement.ts';
import { drawTable } from './draw-table.ts';
import type { PaperFacts } from './paper-facts.ts';

/** The task that `api.ts` hands over. */
export type PaperTask = { facts: PaperFacts; language: Language; size: PaperSize };

function draw({ facts, language, size }: PaperTask): Promise<Uint8Array> {
  switch (facts.kind) {
    case 'schedule':
      return drawSchedule(facts, language, size);
    case 'day':
      return drawDay(facts, language, size);
    case 'crew':
      return drawCrew(facts, language, size);
    case 'passes':
      return drawPasses(facts, language);
    case 'poster':
      return drawPoster(facts, language, size);
    case 'statement':
      return drawStatement(facts, language, size);
    case 'bracket':
      return drawBracket(facts, language, size);
    case 'table':
      return drawTable(facts, language, size);
  }
}

parentPort?.on('message', async (task: PaperTask) => {
  try {
    parentPort?.postMessage({ done: await draw(task) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
