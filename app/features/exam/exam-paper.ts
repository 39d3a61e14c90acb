import { useState } from 'react';
import { deviceStorage, remember } from '#app/lib/device-storage.ts';
import type { ExamId } from '#domain/exam/exams.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog, foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';

type Paper = { step: number; log: MatchLog };

const keyOf = (exam: ExamId, official: string) => `wavu:exam:${exam}:${official}`;
const blank = (): Paper => ({ step: 0, log: emptyLog(PRESETS.indoor) });

/** The paper as this device has it: a page that is loaded again goes on where it was. */
function stored(key: string): Paper {
  try {
    const { step, events } = JSON.parse(deviceStorage()?.getItem(key) ?? '');
    return { step, log: foldLog(PRESETS.indoor, events as MatchEvent[]) };
  } catch {
    return blank();
  }
}

/** The paper of a candidate, as far as it goes, kept on this device until it is handed in. */
export function useExamPaper(exam: ExamId, official: string) {
  const key = keyOf(exam, official);
  const [paper, setPaper] = useState(() => stored(key));

  function keep(next: Paper): void {
    const { step, log } = next;
    remember(deviceStorage(), key, JSON.stringify({ step, events: log.events }));
    setPaper(next);
  }

  return {
    ...paper,
    next: () => keep({ ...paper, step: paper.step + 1 }),
    reset: () => keep(blank()),
    record(event: MatchEvent): Refused | null {
      const step = appendEvent(paper.log, event);
      if (!step.ok) return step;
      keep({ ...paper, log: step.log });
      return null;
    },
  };
}
